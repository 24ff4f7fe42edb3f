import { defineTexts } from '#app/i18n/text.ts';

/** What happens to complaints, in the words of the history. */
export const complaintActionTexts = defineTexts({
  'complaint.received': { en: 'complaint received', bn: 'অভিযোগ এসেছে' },
  'complaint.answered': { en: 'complaint answered', bn: 'অভিযোগের উত্তর দেওয়া' },
  'complaint.moved': { en: 'state of a complaint changed', bn: 'অভিযোগের অবস্থা বদল' },
  'complaint.closed': { en: 'complaint closed', bn: 'অভিযোগ বন্ধ' },
  'complaint.noted': { en: 'note on a complaint added', bn: 'অভিযোগে নোট লেখা' },
  'complaint.deleted': { en: 'complaint moved to the trash', bn: 'অভিযোগ মোছা' },
  'complaint.restored': { en: 'complaint taken back from the trash', bn: 'মোছা অভিযোগ ফেরানো' },
  'complaint.erased': { en: 'complaint erased after its time', bn: 'সময় শেষে অভিযোগ চিরতরে মোছা' },
  'owners.complaint-received': {
    en: 'complaint about staff received',
    bn: 'কর্মী নিয়ে অভিযোগ এসেছে',
  },
  'owners.complaint-answered': {
    en: 'complaint about staff answered',
    bn: 'কর্মী নিয়ে অভিযোগের উত্তর দেওয়া',
  },
  'owners.complaint-moved': {
    en: 'state of a complaint about staff changed',
    bn: 'কর্মী নিয়ে অভিযোগের অবস্থা বদল',
  },
  'owners.complaint-closed': {
    en: 'complaint about staff closed',
    bn: 'কর্মী নিয়ে অভিযোগ বন্ধ',
  },
  'owners.complaint-noted': {
    en: 'note on a complaint about staff added',
    bn: 'কর্মী নিয়ে অভিযোগে নোট লেখা',
  },
  'owners.complaint-deleted': {
    en: 'complaint about staff moved to the trash',
    bn: 'কর্মী নিয়ে অভিযোগ মোছা',
  },
  'owners.complaint-restored': {
    en: 'complaint about staff taken back from the trash',
    bn: 'কর্মী নিয়ে মোছা অভিযোগ ফেরানো',
  },
  'owners.complaint-erased': {
    en: 'complaint about staff erased after its time',
    bn: 'সময় শেষে কর্মী নিয়ে অভিযোগ চিরতরে মোছা',
  },
});
