import { endpoints } from '../../../../sagas/api/endpoints';
import { homeRoutes, openRoutes } from '../../../../src/root/routes';
import { isPortalFile, isScreen } from '../../../../store/app/portalFiles';

describe('What the service worker may answer', () => {
  it('Every screen of the route table is the portal’s page', () => {
    for (const { path } of [...homeRoutes, ...openRoutes])
      expect([path, isScreen(path.replace(':id', '42'))]).toEqual([path, true]);
  });

  it('None of the operator’s calls is', () => {
    for (const { path } of Object.values(endpoints)) {
      const { pathname } = new URL(path, 'https://operator.example.com');
      expect([pathname, isScreen(pathname) || isPortalFile(pathname)]).toEqual([pathname, false]);
    }
  });

  it.each([
    ['/dist/main.46156317.js', true],
    ['/dist/screen-faq~support-file.4e301da9.js', true],
    ['/dist/icon.svg', true],
    ['/dist/build.json', false],
    ['/dist/headers.json', false],
    ['/dist/../subscriber/v1/login.js', false],
    ['/portal-sw.js', false],
  ])('Whether %s is one of the portal’s files: %s', (path, is) => {
    expect(isPortalFile(path)).toBe(is);
  });
});
