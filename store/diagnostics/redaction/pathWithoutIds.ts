/** A path of the portal without parameters and with ids replaced by '…'. */
export const pathWithoutIds = (address: string): string => {
  const [pathname = ''] = address.split(/[?#]/);
  return pathname
    .split('/')
    .map((part) => (/^[a-z]{0,24}$/i.test(part) ? part : '…'))
    .join('/');
};
