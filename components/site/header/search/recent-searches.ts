'use client'

import { isRecord } from '@/lib/client/browser-storage'
import { readOwn, writeOwn } from '@/lib/client/own-storage'

/** A search that was made in this browser: its words, and the game if one was chosen. */
export interface RecentSearch {
  word: string
  href: string
}

const MOST = 8

const isSearch = (value: unknown): value is RecentSearch =>
  isRecord(value) &&
  typeof value.word === 'string' &&
  typeof value.href === 'string' &&
  value.href.startsWith('/wares?')

export function recentSearches(): RecentSearch[] {
  const stored = readOwn('local', 'searches')
  return Array.isArray(stored) ? stored.filter(isSearch).slice(0, MOST) : []
}

export function rememberSearch(search: RecentSearch): void {
  const others = recentSearches().filter(({ href }) => href !== search.href)
  writeOwn('local', 'searches', [search, ...others].slice(0, MOST))
}

/** Forgets one search, or all. */
export const forgetSearch = (href?: string): void =>
  writeOwn('local', 'searches', href ? recentSearches().filter((search) => search.href !== href) : [])
