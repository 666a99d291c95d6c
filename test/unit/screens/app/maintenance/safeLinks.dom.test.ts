import { safeImage } from '../../../../../src/app/safeLinks';

const CLOUD = 'https://firebasestorage.googleapis.com';
const hosts = [CLOUD, 'gs://selfcare.appspot.com'];
const download = `${CLOUD}/v0/b/selfcare.appspot.com/o/banners%2Fdiwali%20offer.webp?alt=media`;
const reference = 'gs://selfcare.appspot.com/banners/diwali offer.webp';

it.each([
  ['a reference to the deployment’s bucket', reference, hosts, download],
  ['a reference to another bucket', 'gs://other.appspot.com/a.webp', hosts, null],
  ['a reference without a file', 'gs://selfcare.appspot.com/', hosts, null],
  [
    'a reference that leaves its bucket',
    'gs://selfcare.appspot.com/../../x',
    hosts,
    `${CLOUD}/v0/b/selfcare.appspot.com/o/..%2F..%2Fx?alt=media`,
  ],
  ['a reference where no bucket is named', reference, [CLOUD], null],
  ['a reference where the storage is no host of pictures', reference, hosts.slice(1), null],
  ['the download address itself', download, hosts, download],
])('The picture of %s has an address that the image rules allow, or none', (...row) => {
  const [, address, allowed, shown] = row;
  expect(safeImage(address, allowed)).toBe(shown);
});
