import styled from 'styled-components';
import { selectRealtime } from '../../../store/app/app';
import { media, space } from '../../theme/tokens';
import { useAppSelector } from '../hooks';
import { lazyPart } from '../lazy/lazyPart';

/** As high as an announcement of two lines, so that the page does not shift when an announcement arrives. */
const Slot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: calc(2 * 1.3125rem + ${space.l});
  @media (min-width: 600px) {
    min-height: calc(44px + 2px);
  }
  &:has([data-none]) {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;

const Announcement = lazyPart({
  id: 'home-announcement',
  load: async () =>
    (await import(/* webpackChunkName: "liveData" */ './Announcements')).HomeAnnouncement,
  needs: ['liveData'],
});

/** Reserves the space for the announcements on the home screen while an announcement may arrive. */
export const AnnouncementSlot = () =>
  useAppSelector(selectRealtime) === '' ? null : (
    <Slot>
      <Announcement failed={() => null} />
    </Slot>
  );
