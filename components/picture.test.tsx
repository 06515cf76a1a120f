// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Picture } from './picture';

afterEach(cleanup);

test('a visitor sees the drawn picture of a place, in room that was kept for it', () => {
  render(
    <Picture art={{ kind: 'place', name: 'AYT', shape: 'card' }} alt="Antalya" width={400} height={300} />,
  );
  const picture = screen.getByRole('img', { name: 'Antalya' });
  expect(picture.getAttribute('src')).toMatch(/^\/art\/place\/ayt\?shape=card&v=\d+$/);
  expect(picture.getAttribute('width')).toBe('400');
  expect(picture.getAttribute('height')).toBe('300');
  expect(picture.getAttribute('loading')).toBe('lazy');
});

test('the operator’s own picture replaces the drawn one', () => {
  const own = 'https://media.example/beach.jpg';
  render(<Picture art={{ kind: 'place', name: 'AYT' }} src={own} alt="Beach" width={400} height={300} />);
  expect(screen.getByRole('img', { name: 'Beach' }).getAttribute('src')).toBe(own);
});

test('the first picture of a page is fetched ahead of the others', () => {
  render(
    <Picture
      art={{ kind: 'hero', name: 'home', shape: 'banner' }}
      alt="Coast"
      width={1600}
      height={750}
      priority
    />,
  );
  const picture = screen.getByRole('img', { name: 'Coast' });
  expect(picture.getAttribute('loading')).toBe('eager');
  expect(picture.getAttribute('fetchpriority')).toBe('high');
});

test('a picture that only decorates stays silent for screen readers', () => {
  render(
    <Picture art={{ kind: 'spot', name: 'offline', shape: 'square' }} alt="" width={200} height={200} />,
  );
  expect(screen.queryByRole('img')).toBeNull();
});
