import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(() => {
  cleanup();
});

// jsdom knows `dialog` but not how to open one.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

// jsdom lays nothing out, so it has no scrolling either.
Element.prototype.scrollIntoView = () => {};

// A part that comes with its first use may take longer than a second on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
