import { readSupportBundle } from '../../store/diagnostics/supportBundle/readBundle';
import { REFUSALS } from '../operator/console/supportBundlePage';
import { readArchive } from './recording/readArchive';
import { openPage } from './playback/domPage';
import { UnreadableRecording } from './recording/recording';
import { toldOfArchive, toldOfCapsule, type Told } from './report';

/**
 * Plays whatever can be played. What a file is, it says itself: its name may have been changed on its
 * way. Throws an UnreadableRecording.
 */
export const replayFile = async (text: string, name: string): Promise<Told> => {
  const reading = readSupportBundle(text);
  // The sagas look for their page when they are loaded, so they are loaded after it.
  if (reading.ok) {
    openPage('http://localhost');
    const { replayCapsule } = await import('./supportBundle/replaySupportBundle');
    return toldOfCapsule(reading.capsule, await replayCapsule(reading));
  }
  if (reading.why === 'newer' || reading.why === 'damaged')
    throw new UnreadableRecording(REFUSALS[reading.why]);
  const recording = await readArchive(text, name);
  openPage(recording.origin);
  const { replay } = await import('./replay');
  return toldOfArchive(recording, await replay(recording));
};
