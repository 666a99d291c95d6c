import type { Faq } from '../../../wire/entities/service/faqs';

/** Questions about the television and its box. */
export const pictureFaqs: readonly Faq[] = [
  {
    id: 'no-picture',
    topic: 'picture',
    question: {
      en: 'The screen is dark or says "No signal". What can I do?',
    },
    answer: {
      en: 'Check that the box has power and a light is on, that the HDMI or AV cable sits firmly, and that the TV is set to the right input. Then switch the box off at the wall, wait 30 seconds and switch it on.\n\nIf it stays dark, open the picture guide: it asks what you see, checks your packs and can refresh your box.',
    },
    keywords: ['black', 'blank', 'blue screen', 'tv', 'stb'],
    place: 'picture',
  },
  {
    id: 'error-code',
    topic: 'picture',
    question: {
      en: 'My box shows an error code or "Not authorised". What does it mean?',
    },
    answer: {
      en: 'The box is not authorised to show this channel at the moment. Most often the pack has ended, the channel is in none of your packs, or the box was off for some days and missed the signal.\n\nCheck that your pack is active. If it is, leave the box on that channel and refresh the box from the picture guide; it can take up to 15 minutes.',
    },
    keywords: ['e16', 'e32', 'entitlement', 'unsubscribed', 'code'],
    place: 'picture',
  },
  {
    id: 'picture-freezes',
    topic: 'picture',
    question: {
      en: 'The picture freezes or breaks into squares',
    },
    answer: {
      en: 'This is usually a weak signal. Press the cable at the back of the box firmly in, and look for a bent or crushed cable. If a splitter feeds two TVs, connect one directly and see whether it gets better.\n\nIf several channels break up, or it comes back with rain or wind, create a ticket: a technician has to measure the line.',
    },
    keywords: ['pixel', 'stuck', 'mosaic', 'rain', 'blur'],
    place: 'support',
  },
  {
    id: 'channel-missing',
    topic: 'picture',
    question: {
      en: 'A channel I pay for is missing',
    },
    answer: {
      en: 'Open "My packs" and check that a pack with this channel is active. Channels do move between packs and numbers, so search for it under "Add packs" too.\n\nIf the channel is in your pack, leave the box on its number and refresh the box. If it is still missing after 15 minutes, create a ticket.',
    },
    keywords: ['not coming', 'lcn', 'number', 'lost'],
    place: 'packs',
  },
  {
    id: 'no-sound',
    topic: 'picture',
    question: {
      en: 'There is a picture but no sound, or the wrong language',
    },
    answer: {
      en: 'Raise the volume on both remotes, the TV’s and the box’s, and make sure neither is muted. On an AV cable check the red and white plugs.\n\nIf the language is wrong, press the audio or language button of the box’s remote; some channels carry several.',
    },
    keywords: ['audio', 'mute', 'volume', 'voice'],
  },
  {
    id: 'remote',
    topic: 'picture',
    question: {
      en: 'The remote of the box does not work',
    },
    answer: {
      en: 'Put in two new batteries and point the remote at the box from two or three metres. Press a key and look at its tip through your phone’s camera: a flicker says that the remote works and the box does not hear it.\n\nSwitch the box off and on. If nothing helps, create a ticket for "Box or remote" and your operator can bring another.',
    },
    keywords: ['battery', 'buttons', 'control'],
    place: 'support',
  },
];
