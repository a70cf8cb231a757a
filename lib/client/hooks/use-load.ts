'use client'

import { useCallback, useEffect, useId, useRef, useState } from 'react'
import useSWR, { type Cache, mutate, unstable_serialize, useSWRConfig } from 'swr'
import type { ApiError } from '../api'
import { isApiError } from '../is-api-error'
import { visitorId } from '../visitor'
import { useRefreshInterval } from './use-refresh-interval'
import { useVisitor } from './use-visitor'

/** Skeletons appear after this time, so that fast responses do not flash. */
const SLOW_MS = 200
/** Components that show own data within this time share one request. */
const OWN_FRESH_MS = 60_000

export interface LoadState<T> {
  data: T | null
  /** A request is running. */
  busy: boolean
  /** `data` belongs to the current `key`, not to an earlier one, so an empty result can be shown as such. */
  isCurrent: boolean
  /** Nothing to show yet after more than 200 ms. */
  slow: boolean
  /** The error of the last request; '' otherwise. `data` of an earlier one is kept. */
  error: string
  /** The refusal behind `error`, if the API responded. */
  refusal: ApiError | null
  /** Resolves when the newest response is shown, also if a later reload overtook this one. */
  reload: () => Promise<void>
}

interface LoadOptions<T> {
  /** False: only data of the current `key` is shown. Otherwise the previous data stays until the next response. */
  keeps?: boolean
  /**
   * Data of the logged-in member, shared by all components that use the key: one request for all of them, nothing for
   * visitors. Dropped when another member logs in, here or in another tab.
   */
  own?: boolean
  /** Milliseconds between requests while the tab is visible; 0: load once. */
  everyMs?: number | ((data: T | null, error: string) => number)
}

/** A response with the key it belongs to. */
interface Loaded<T> {
  of: string
  value: T
}

/**
 * Loads data in the browser when `key` changes and on `reload`; null loads nothing. Late responses of earlier keys are
 * ignored. Without `own`, the data belongs to this component.
 */
export function useLoad<T>(
  key: string | null,
  ask: () => Promise<T>,
  { keeps = true, own = false, everyMs = 0 }: LoadOptions<T> = {},
): LoadState<T> {
  const component = useId()
  const { cache } = useSWRConfig()
  useEffect(() => () => deleteOf(component, cache), [component, cache])
  const userId = useVisitor()?.userId
  const place = own ? ownPlace(key, userId) : key === null ? null : [component, key]
  const { data, error, isValidating, mutate } = useSWR<Loaded<T>, unknown>(
    place,
    async () => ({ of: key as string, value: await ask() }),
    {
      keepPreviousData: keeps && !own,
      // Each response is a new value, also one with equal content: forms start from it again.
      compare: Object.is,
      dedupingInterval: own ? OWN_FRESH_MS : 0,
      // Polled data may be old when it is shown again; other own data changes by `reloadOwn` alone.
      revalidateIfStale: !own || everyMs !== 0,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
    },
  )
  const newest = useRef<Promise<unknown>>(undefined)
  const reload = useCallback(async () => {
    let awaited: Promise<unknown> | undefined = mutate().catch(() => {})
    newest.current = awaited
    await awaited
    // an overtaken response is dropped: what is shown is that of the last request
    while (awaited !== newest.current) {
      awaited = newest.current
      await awaited
    }
  }, [mutate])
  const message = error === undefined ? '' : isApiError(error) ? error.message : '加载失败'
  const value = data?.value ?? null
  useRefreshInterval(String(place), reload, typeof everyMs === 'function' ? everyMs(value, message) : everyMs)
  return {
    data: value,
    busy: isValidating,
    isCurrent: data !== undefined && data.of === key,
    error: message,
    refusal: isApiError(error) ? error : null,
    slow: useSlow(isValidating && data === undefined),
    reload,
  }
}

/** Replaces a member's own data in all components, e.g. by the response of a change. */
export const setOwn = <T>(key: string, value: T): Promise<unknown> =>
  mutate(ownPlace(key, visitorId()), { of: key, value }, { revalidate: false })

/** Loads a member's own data again where it is shown now. Never rejects: the components show the error. */
export const reloadOwn = (key: string): Promise<unknown> => mutate(ownPlace(key, visitorId())).catch(() => {})

const ownPlace = (key: string | null, userId: string | null | undefined): [string, string, string] | null =>
  key !== null && typeof userId === 'string' ? ['own', userId, key] : null

/** Deletes what a component loaded: nothing else uses it, and a page may stay open all day. */
function deleteOf(component: string, cache: Cache): void {
  const prefix = unstable_serialize([component, '']).split(',')[0] as string
  for (const key of cache.keys()) if (key.startsWith(`${prefix},`)) cache.delete(key)
}

function useSlow(isWaiting: boolean): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!isWaiting) return setSlow(false)
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return slow && isWaiting
}
