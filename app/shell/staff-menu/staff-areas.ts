import type { Role } from '#app/auth/staff-member.ts';
import type { IconName } from '#app/ui/icon/icon-names.ts';
import type { adminLayoutTexts } from '../admin-layout.text.ts';

type Name = keyof typeof adminLayoutTexts;

/** Pages with one line in the menu between them, which leads to the first, and with tabs among them. */
type Area = {
  name: Name;
  icon: IconName;
  pages: {
    to: string;
    name: Name;
    isOwners?: true;
    /** The address of the records that it leads to, where they do not lie below its own. */
    leadsTo?: string[];
    /** What is chosen in it has an address of its own, and stands beside it. */
    hasChosen?: true;
  }[];
  /** Drawn below the line before it, to which it belongs. */
  isBelow?: true;
  /** A rule stands above it. */
  isFirst?: true;
  /** Its first page leads to the others by itself, without tabs. */
  leadsItself?: true;
};

/** The menu of the staff area (decision 80): everything that is not in it is behind one of its lines. */
const areas: Area[] = [
  {
    name: 'today',
    icon: 'calendar-clock',
    pages: [{ to: '/admin/today', name: 'today' }],
  },
  {
    name: 'allApplication',
    icon: 'clipboard-list',
    pages: [
      {
        to: '/admin/allapplication',
        name: 'allApplication',
        leadsTo: ['/admin/case', '/admin/import'],
      },
    ],
  },
  {
    name: 'inbox',
    icon: 'inbox',
    pages: [
      { to: '/admin/inbox', name: 'inbox' },
      { to: '/admin/complaints', name: 'complaints', hasChosen: true },
    ],
  },
  {
    name: 'allGallery',
    icon: 'images',
    isFirst: true,
    pages: [{ to: '/admin/allgallery', name: 'allGallery' }],
  },
  {
    name: 'addGallery',
    icon: 'image-plus',
    isBelow: true,
    pages: [{ to: '/admin/addgallery', name: 'addGallery' }],
  },
  {
    name: 'jobs',
    icon: 'briefcase-business',
    pages: [{ to: '/admin/jobs', name: 'jobs' }],
  },
  {
    name: 'website',
    icon: 'globe',
    isFirst: true,
    leadsItself: true,
    pages: [
      { to: '/admin/content', name: 'website' },
      { to: '/admin/facts', name: 'facts' },
      { to: '/admin/identities', name: 'identities' },
      { to: '/admin/posters', name: 'posters' },
    ],
  },
  {
    name: 'office',
    icon: 'building-2',
    pages: [
      { to: '/admin/status', name: 'status' },
      { to: '/admin/overview', name: 'overview' },
      { to: '/admin/history', name: 'history' },
      { to: '/admin/trash', name: 'trash' },
      { to: '/admin/settings', name: 'settings', isOwners: true },
      { to: '/admin/accounts', name: 'accounts', isOwners: true },
    ],
  },
];

/** The trash of each list. It has no line in the menu: each list leads to its own, and Office to the first. */
const trashes: Area = {
  name: 'trash',
  icon: 'trash-2',
  pages: [
    { to: '/admin/trash', name: 'allApplication' },
    { to: '/admin/inbox/trash', name: 'inbox' },
    { to: '/admin/complaints/trash', name: 'complaints', isOwners: true },
    { to: '/admin/jobs/trash', name: 'jobs' },
    { to: '/admin/allgallery/trash', name: 'allGallery' },
  ],
};

/** The areas with the pages that somebody in this role may see. */
export function areasFor(role: Role): Area[] {
  return areas.map((area) => seenBy(area, role));
}

/** The area whose pages are tabs above the one at this address, and which of them that is; null for a page that stands alone. */
export function tabsAt(pathname: string, role: Role) {
  for (const area of [seenBy(trashes, role), ...areasFor(role)]) {
    const here = area.pages.find(
      (page) => page.to === pathname || (page.hasChosen && isWithin(pathname, page)),
    );
    if (!here || area.pages.length === 1) continue;
    return area.leadsItself && here === area.pages[0] ? null : { area, here };
  }
  return null;
}

function seenBy(area: Area, role: Role): Area {
  return { ...area, pages: area.pages.filter(({ isOwners }) => role === 'owner' || !isOwners) };
}

/** Whether an address is that of a page, of one below it, or of a record that it leads to. */
export const isWithin = (
  pathname: string,
  { to, leadsTo = [] }: { to: string; leadsTo?: string[] },
) => [to, ...leadsTo].some((path) => pathname === path || pathname.startsWith(`${path}/`));
