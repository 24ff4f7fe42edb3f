import { choices } from '../facts.ts';
import { defineDocument } from '../fields.ts';
import { pageNames } from './page-names.ts';

/** The sections of the home page that may be hidden. The hero and the contact section always stand. */
const sections = {
  who: { en: 'Who we are', bn: 'আমরা কারা' },
  services: { en: 'Services and the road', bn: 'সেবা ও পথের ধাপ' },
  countries: { en: 'Countries', bn: 'দেশ' },
  officials: { en: 'Officials', bn: 'পরিচালক' },
  reviews: { en: 'Reviews', bn: 'মতামত' },
  statistics: { en: 'Figures', bn: 'হিসাব' },
};

export type HomeSection = keyof typeof sections;

/** The pages that every visitor must find are not among them. */
const {
  home: _,
  policy: _policy,
  application: _application,
  contact: _contact,
  ...pages
} = pageNames;

export const navigationDocument = defineDocument({
  file: 'navigation.json',
  title: { en: 'Menus and sections', bn: 'মেনু ও অংশ' },
  fields: {
    hiddenSections: choices(
      { en: 'Hidden sections of the home page', bn: 'মূল পাতার লুকানো অংশ' },
      {
        en: 'Visitors do not see what is ticked. The top of the page and the contact form always stay.',
        bn: 'যেগুলোতে টিক দেবেন, সেগুলো কেউ দেখতে পাবেন না। পাতার উপরের অংশ ও যোগাযোগের ফরম সবসময় থাকে।',
      },
      { names: sections, otherwise: 'section_stays' },
    ),
    pagesOutOfMenus: choices(
      { en: 'Pages out of menus', bn: 'মেনুর বাইরের পাতা' },
      {
        en: 'In no menu, list of services or search engine. Who has the link still gets there. The four main pages always stay.',
        bn: 'মেনু, সেবার তালিকা ও গুগলে থাকবে না। যাঁর কাছে লিংক আছে, তিনি খুলতে পারবেন। প্রধান চারটি পাতা সবসময় থাকে।',
      },
      { names: pages, otherwise: 'page_stays' },
    ),
  },
});
