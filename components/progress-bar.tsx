'use client';

import clsx from 'clsx';
import { useEffect, useSyncExternalStore } from 'react';
import {
  onProgress,
  PROGRESS_RUN_MS,
  PROGRESS_THROTTLE_MS,
  type ProgressRequest,
  progressPhase,
  startProgress,
} from './progress';
import styles from './progress-bar.module.scss';

/** Reports page loads too, where the browser has the Navigation API; elsewhere it shows its own spinner only. */
function followNavigation(): () => void {
  const { navigation } = window;
  if (!navigation) return () => {};
  let request: ProgressRequest | undefined;
  let end: ReturnType<typeof setTimeout> | undefined;
  const begin = (event: NavigateEvent) => {
    // A phone or mail link is a navigation too, but no page comes of it.
    const leavesPage = event.destination.url.startsWith('http');
    if (event.hashChange || event.downloadRequest !== null || !leavesPage) return;
    request?.finish();
    request = startProgress();
    // The browser does not say when a navigation turned into a download: the bar ends with its run.
    clearTimeout(end);
    end = setTimeout(request.finish, PROGRESS_THROTTLE_MS + PROGRESS_RUN_MS);
  };
  const finish = () => request?.finish();
  const fail = () => request?.fail();
  navigation.addEventListener('navigate', begin);
  navigation.addEventListener('navigatesuccess', finish);
  navigation.addEventListener('navigateerror', fail);
  window.addEventListener('pageshow', finish);
  return () => {
    clearTimeout(end);
    navigation.removeEventListener('navigate', begin);
    navigation.removeEventListener('navigatesuccess', finish);
    navigation.removeEventListener('navigateerror', fail);
    window.removeEventListener('pageshow', finish);
  };
}

/** The slim bar at the top edge of the window; once per page. Decoration: what loads says so in words where it loads. */
export function ProgressBar() {
  const phase = useSyncExternalStore(onProgress, progressPhase, () => 'idle' as const);
  useEffect(followNavigation, []);
  return <div className={clsx(styles.bar, styles[phase])} aria-hidden="true" />;
}
