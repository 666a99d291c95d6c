import { readSupportBundle } from '../../store/diagnostics/supportBundle/readBundle';
import { REFUSALS } from '../operator/console/supportBundlePage';
import { openDomPage } from './playback/domPage';
import { readArchive } from './recording/readArchive';
import { UnreadableRecording } from './recording/recording';
import { archiveReport, type ReplayReport, supportBundleReport } from './report';

/**
 * Plays any file that can be played. The content shows which kind of file it is, because its name may have been changed
 * on the way. Throws an UnreadableRecording.
 */
export const replayFile = async (text: string, name: string): Promise<ReplayReport> => {
  const reading = readSupportBundle(text);
  // The sagas look for their page when they are loaded, so the page is opened first.
  if (reading.ok) {
    openDomPage('http://localhost');
    const { replaySupportBundle } = await import('./supportBundle/replaySupportBundle');
    return supportBundleReport(reading.bundle, await replaySupportBundle(reading));
  }
  if (reading.reason === 'newer' || reading.reason === 'damaged')
    throw new UnreadableRecording(REFUSALS[reading.reason]);
  const recording = await readArchive(text, name);
  openDomPage(recording.origin);
  const { replay } = await import('./replay');
  return archiveReport(recording, await replay(recording));
};
