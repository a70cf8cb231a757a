'use client'

import { lostClient } from '@/lib/client/lazy-call'

/** The data, with the API client. */
export const pickerData = () => import('./picker-data').catch(lostClient)

/** Opens the list in a new tab, or in place if this page is already the list. */
export function openWares(url: string): void {
  if (location.pathname.replace(/\/+$/, '') === '/wares') location.assign(url)
  else window.open(url, '_blank', 'noopener')
}
