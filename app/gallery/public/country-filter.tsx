import { CountryChips } from '#app/brand/countries/country-chips.tsx';
import { useFacts } from '#app/content/content-context.ts';
import { useTexts } from '#app/i18n/text.ts';
import { galleryTexts } from '../gallery.text.ts';
import { type KnownCountry, countryOfCode } from '../known-country.ts';
import { galleryAddress } from './gallery-address.ts';
import { publicGalleryPage } from './visible-items.ts';

/** Links to the gallery of one country, for those that have any pictures. */
export function CountryFilter({
  codes,
  chosen,
}: {
  codes: string[];
  chosen: KnownCountry | undefined;
}) {
  const words = useTexts(galleryTexts);
  const { countries } = useFacts('countries');
  return (
    <CountryChips
      label={words.byCountry}
      offered={countries.filter(({ code }) => codes.includes(code))}
      chosen={chosen?.code ?? null}
      all={words.all}
      addressOf={(code) =>
        galleryAddress({
          country: countryOfCode(code, countries),
          show: publicGalleryPage.first,
        })
      }
    />
  );
}
