import type { Language } from '#app/i18n/language.ts';

/**
 * The provider of the interactive map. Google's documented embed needs a key; its other form is undocumented.
 */
export type MapProvider =
  | { name: 'openstreetmap' }
  | { name: 'google-embed'; key: string }
  | { name: 'google-undocumented' };

export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Chooses the provider: the one named in the settings, else Google if there is a key, else OpenStreetMap.
 * Null if the choice cannot work.
 */
export function chooseMapProvider(name: string | undefined, key?: string): MapProvider | null {
  switch (name || (key ? 'google-embed' : 'openstreetmap')) {
    case 'openstreetmap':
      return { name: 'openstreetmap' };
    case 'google-embed':
      return key ? { name: 'google-embed', key } : null;
    case 'google-undocumented':
      return { name: 'google-undocumented' };
    default:
      return null;
  }
}

/** The origin that the content security policy must allow in frames. */
export function mapFrameOrigin(provider: MapProvider): string {
  return provider.name === 'openstreetmap'
    ? 'https://www.openstreetmap.org'
    : 'https://www.google.com';
}

/** The address of the interactive map of a place, for a frame. */
export function mapFrameUrl(provider: MapProvider, place: Position, language: Language): string {
  const point = `${place.latitude},${place.longitude}`;
  switch (provider.name) {
    case 'openstreetmap':
      return `${mapFrameOrigin(provider)}/export/embed.html?${new URLSearchParams({
        bbox: streetsAround(place),
        layer: 'mapnik',
        marker: point,
      })}`;
    case 'google-embed':
      return `${mapFrameOrigin(provider)}/maps/embed/v1/place?${new URLSearchParams({
        key: provider.key,
        q: point,
        zoom: '16',
        language,
        region: 'BD',
      })}`;
    case 'google-undocumented':
      return `${mapFrameOrigin(provider)}/maps?${new URLSearchParams({
        q: point,
        z: '16',
        hl: language,
        output: 'embed',
      })}`;
  }
}

/** Directions to a place. Phones open them in their maps app, if there is one. */
export function directionsUrl(place: Position): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${place.latitude}%2C${place.longitude}`;
}

/** A place in the browser or the maps app. */
export function placeUrl(place: Position): string {
  return `https://www.google.com/maps/search/?api=1&query=${place.latitude}%2C${place.longitude}`;
}

/** A place in the visitor's preferred maps app. Works on Android; elsewhere it is not reliable. */
export function geoUrl(place: Position, name: string): string {
  const point = `${place.latitude},${place.longitude}`;
  return `geo:${point}?q=${point}(${encodeURIComponent(name)})`;
}

/** The bounding box of about a kilometre each way: west, south, east, north. */
function streetsAround({ latitude, longitude }: Position): string {
  return [longitude - 0.01, latitude - 0.005, longitude + 0.01, latitude + 0.005]
    .map((degrees) => degrees.toFixed(4))
    .join(',');
}
