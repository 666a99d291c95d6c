import { wordsIn } from '../../../store/core/localizedText';
import { readServiceAnnouncements } from '../../../store/wire/entities/service/serviceAnnouncements';
import { HOUR, stampOf } from '../clock';
import type { Services } from '../payments/services';
import { escaped, type Raw } from './html';

/** The notices that the operator shows on every open page through its realtime database. */
export const announcementsSection = ({ realtime }: Services): Raw => {
  const shown = readServiceAnnouncements(realtime.read('notices'));
  return escaped`<section aria-labelledby="notices"><h2 id="notices">Live notices</h2>
    <p class="soft">${realtime.followers()} open pages follow them;
      ${realtime.writings().length} survey answers have come in.</p>
    ${shown.map(
      ({ id, severity, title }) => escaped`<form method="post" action="/stand-in/do/removeNotice"
        class="row"><input type="hidden" name="id" value="${id}">
        <span>${wordsIn(title, 'en', 'en').words} <span class="soft">${severity}</span></span>
        <button class="small">Remove</button></form>`,
    )}
    <form method="post" action="/stand-in/do/addNotice"><div class="fields">
      <label>Kind<select name="severity"><option>outage</option><option>work</option>
        <option>info</option></select></label>
      <label>Area<input name="region"></label>
      <label class="wide">In English<input name="en" required value="Some channels have no picture"></label>
      <label class="wide">In Hindi<input name="hi" value="कुछ चैनलों पर तस्वीर नहीं है"></label>
      <button class="main">Tell everybody</button></div></form></section>`;
};

export const addAnnouncement = (
  { realtime, clock }: Services,
  { severity = 'info', en = '', hi = '', region = '' }: Readonly<Record<string, string>>,
): void => {
  const now = clock.now();
  realtime.put(`notices/n${now}`, {
    severity,
    title: { en, hi },
    text: {
      en: 'We are working on it. You need not report it.',
      hi: 'हम इस पर काम कर रहे हैं। आपको इसकी शिकायत करने की ज़रूरत नहीं है।',
    },
    region,
    starts: stampOf(now),
    ends: stampOf(now + 4 * HOUR),
    created: stampOf(now),
  });
};
