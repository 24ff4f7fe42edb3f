import { describe, expect, test } from 'vitest';
import {
  chooseMapProvider,
  directionsUrl,
  geoUrl,
  mapFrameOrigin,
  mapFrameUrl,
  placeUrl,
} from './map-provider.ts';

const office = { latitude: 23.78, longitude: 90.41 };

test.each([
  [undefined, undefined, { name: 'openstreetmap' }],
  ['', 'k', { name: 'google-embed', key: 'k' }],
  ['openstreetmap', 'k', { name: 'openstreetmap' }],
  ['google-undocumented', undefined, { name: 'google-undocumented' }],
  ['google-embed', undefined, null],
  ['elsewhere', 'k', null],
])('the setting %j with the key %j chooses %j', (name, key, provider) => {
  expect(chooseMapProvider(name, key)).toEqual(provider);
});

describe('M-02 the frame comes from the origin that the policy names', () => {
  test.each([
    [{ name: 'openstreetmap' }, { marker: '23.78,90.41', bbox: '90.4000,23.7750,90.4200,23.7850' }],
    [
      { name: 'google-embed', key: 'a&b' },
      { key: 'a&b', q: '23.78,90.41', language: 'bn' },
    ],
    [{ name: 'google-undocumented' }, { q: '23.78,90.41', output: 'embed' }],
  ] as const)('%j', (provider, query) => {
    const url = new URL(mapFrameUrl(provider, office, 'bn'));
    expect(url.origin).toBe(mapFrameOrigin(provider));
    expect(Object.fromEntries(url.searchParams)).toMatchObject(query);
  });
});

test('M-07 the directions name the version of the form and the coordinates', () => {
  const query = new URL(directionsUrl(office)).searchParams;
  expect(Object.fromEntries(query)).toEqual({ api: '1', destination: '23.78,90.41' });
  expect(new URL(placeUrl(office)).searchParams.get('query')).toBe('23.78,90.41');
});

test('a maps app gets the coordinates and the name', () => {
  expect(geoUrl(office, 'A & (B)')).toBe('geo:23.78,90.41?q=23.78,90.41(A%20%26%20(B))');
});
