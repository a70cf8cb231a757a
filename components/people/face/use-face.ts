'use client'

import { useEffect, useRef, useState } from 'react'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import type { FacePurpose } from '@/lib/shared/people/face'

export type Face = OutputOf<ApiContract['GET /user/faceCheck']>
const EVERY_MS = 2500

export const loadFace = (purpose: FacePurpose): Promise<Face> => call('GET /user/faceCheck', { purpose })

/**
 * The own checks for a purpose, asked again while the page waits for a result. `isNew`: the newest check was begun after
 * the page opened, so its result answers what this page asked.
 */
export function useFace(purpose: FacePurpose, isWaiting = true) {
  const { data, error, reload } = useLoad(purpose, () => loadFace(purpose), {
    everyMs: (now) => (isWaiting && now?.isPassed !== true ? EVERY_MS : 0),
  })
  const first = useRef<number | undefined>(undefined)
  const [isNew, setNew] = useState(false)
  useEffect(() => {
    if (!data) return
    const newest = data.check?.checkId ?? 0
    if (first.current === undefined) first.current = data.check?.state === 'pending' ? newest - 1 : newest
    setNew(newest > first.current)
  }, [data])
  return { face: data, error, reload, isNew }
}
