import { sanitizeContent, sanitizeRules } from '../../../../../src/app/maintenance/OperatorContent';

const HOST = 'https://pictures.example.com';
const shown = (content: string): string => {
  const box = document.createElement('div');
  box.append(sanitizeContent(content, [HOST]));
  return box.innerHTML;
};

const SAFE = 'target="_blank" rel="noopener noreferrer"';

it.each([
  [
    'a web link',
    '<a href="https://example.com/why">Why</a>',
    `<a href="https://example.com/why" ${SAFE}>Why</a>`,
  ],
  [
    'a link to this portal',
    '<a href="/offerplans">Plans</a>',
    `<a href="${location.origin}/offerplans" ${SAFE}>Plans</a>`,
  ],
  ['a link to a mailbox', '<a href="mailto:a@example.com">Write</a>', '<a>Write</a>'],
  ['a link to a telephone', '<a href="tel:+911800004417">Call</a>', '<a>Call</a>'],
  ['a link that is a script', '<a href="javascript:alert(1)">Go</a>', '<a>Go</a>'],
  [
    'a picture of an allowed host',
    `<img src="${HOST}/a.png" alt="A">`,
    `<img src="${HOST}/a.png" alt="A">`,
  ],
  ['a picture of our own', '<img src="/a.png">', `<img src="${location.origin}/a.png">`],
  ['a picture of another host', '<img src="https://evil.example/a.png" alt="A">', '<img alt="A">'],
  ['a picture inside the text', '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">', '<img>'],
  [
    'several pictures to choose from',
    `<img src="${HOST}/a.png" srcset="https://evil.example/b.png 2x">`,
    `<img src="${HOST}/a.png">`,
  ],
  [
    'a film',
    '<video src="https://evil.example/a.mp4" poster="https://evil.example/a.png"></video>',
    '',
  ],
  [
    'a background',
    '<table background="https://evil.example/a.png"><tbody><tr><td>1</td></tr></tbody></table>',
    '<table><tbody><tr><td>1</td></tr></tbody></table>',
  ],
])('The operator’s HTML: %s', (_, content, expected) => {
  expect(shown(content)).toBe(expected);
});

it('Each content has the hosts of its own call', () => {
  shown('<p>before</p>');
  const box = document.createElement('div');
  box.append(sanitizeContent(`<img src="${HOST}/a.png">`, []));
  expect(box.innerHTML).toBe('<img>');
});

const own = `url("${location.origin}/a.png")`;
it.each([
  ['a colour', 'p { color: red }', 'p { color: red }'],
  ['a picture of our own', 'p { background: url(/a.png) }', `p { background: ${own} }`],
  [
    'a picture of an allowed host',
    `p{background:url('${HOST}/a.png')}`,
    `p{background:url("${HOST}/a.png")}`,
  ],
  [
    'a picture of another host',
    'p{background:url( "https://evil.example/a.png" )}',
    'p{background:none}',
  ],
  [
    'a picture with half a quote',
    'p{background:url("/a.png)}',
    `p{background:url("${location.origin}/%22/a.png")}`,
  ],
  ['a picture without its end', 'p{background:url(https://evil.example/a.png', 'p{background:none'],
  ['an escaped word', 'p{background:u\\rl(https://evil.example/a.png)}', 'p{background:none}'],
  [
    'a comment in the word',
    'p{background:ur/**/l(https://evil.example/a.png)}',
    'p{background:none}',
  ],
  [
    'several to choose from',
    'p{background:image-set("https://evil.example/a.png" 1x)}',
    'p{background:none("https://evil.example/a.png" 1x)}',
  ],
])('The operator’s CSS: %s', (_, rules, expected) => {
  expect(sanitizeRules(rules, [HOST])).toBe(expected);
});
