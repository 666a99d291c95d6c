import { catalogue } from '../../text/catalogue';

/** The title with its severity before it, unless it says that itself. */
export const announcementLine = (severity: string, title: string): string =>
  title.toLowerCase().startsWith(severity.toLowerCase()) ? title : `${severity}: ${title}`;

export const announcementsText = catalogue({
  en: {
    title: 'Service notices',
    none: 'No service notices',
    severity: { outage: 'Outage', work: 'Planned work', info: 'Notice' },
    more: (count: number): string => `and ${count} more`,
    details: 'Details',
    less: 'Less',
    dismiss: 'Hide',
    region: 'Area',
    from: 'From',
    until: 'Until',
  },
  hi: {
    title: 'सेवा सूचनाएँ',
    none: 'कोई सेवा सूचना नहीं',
    severity: { outage: 'रुकावट', work: 'रखरखाव', info: 'सूचना' },
    more: (count: number): string => `और ${count} अन्य`,
    details: 'विवरण',
    less: 'कम',
    dismiss: 'छिपाएँ',
    region: 'इलाका',
    from: 'कब से',
    until: 'कब तक',
  },
});
