import { anyCountry } from './country.ts';

/** How many digits a number within a country has, without the trunk prefix. */
export type NumberPlan = { callingCode: string; least: number; most: number };

/** How numbers are written in the country that somebody names as the present one; null where that is not known. Visitors' browsers do not load it. */
export function numberPlanOf(present: string): NumberPlan | null {
  return plans.get(anyCountry(present) ?? '') ?? null;
}

/**
 * Countries from which people write to us (`country.ts` has their names), each with its calling code and how many
 * digits a national number has behind the trunk prefix. Source: Google's libphonenumber 9.0, its possible lengths of
 * mobile and fixed lines.
 */
const table =
  'SA966.9 AE971.8-9 QA974.8 KW965.8 OM968.8 BH973.8 JO962.8-9 LB961.7-8 IQ964.8-10 LY218.8-9 EG20.8-10 MU230.7-8 ' +
  'MV960.7 SG65.8 MY60.8-10 BN673.7 KR82.8-10 JP81.9-10 HK852.8 TH66.8-9 IN91.10 PK92.9-10 NP977.8-10 LK94.9 ' +
  'CN86.10-11 TR90.10 GB44.9-10 IE353.8-9 IT39.8-11 ES34.9 PT351.9 FR33.9 DE49.9-11 AT43.9-13 CH41.9 BE32.8-9 ' +
  'NL31.9 SE46.8-9 NO47.8 DK45.8 FI358.8-10 GR30.10 CY357.8 MT356.8 RO40.9 HU36.8-9 PL48.9 CZ420.9 SK421.9 SI386.8 ' +
  'HR385.8-9 RS381.8-9 BA387.8-9 AL355.8-9 BG359.8-9 UA380.9 RU7.10 US1.10 CA1.10 AU61.9 ZA27.9';

const plans = new Map<string, NumberPlan>(
  table.split(' ').map((row) => {
    const [, country = '', callingCode = '', least, most = least] =
      /^(..)(\d+)\.(\d+)(?:-(\d+))?$/.exec(row) ?? [];
    return [country, { callingCode, least: Number(least), most: Number(most) }];
  }),
);
