'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { serverNow } from '@/lib/client/server-clock'
import { toast } from '@/lib/client/toast-store'
import type { SiteConf } from '@/lib/shared/site/home-conf'
import { formatDateTime } from '@/lib/shared/time'
import type { Site, SiteDraft } from './types'

/** Autosave delay after typing. */
const REST_MS = 700

/** Removes the distributor id, which a draft does not contain. */
const withoutId = ({ distId: _, ...conf }: { distId: number } & SiteConf): SiteConf => conf

/**
 * The draft of this host's site: every change is saved after a short delay, one save at a time. `revision` increases
 * with each save, so that a preview can follow; `stale` means another member saved meanwhile, and saving stops.
 */
export function useSiteDraft() {
  const { data, error, reload } = useLoad('site', () => call('GET /console/site', {}))
  const [draft, setDraft] = useState<SiteDraft | null>(null)
  const [saved, setSaved] = useState({ revision: 0, at: '', by: '' })
  const [problem, setProblem] = useState<{ stale: boolean; text: string } | null>(null)
  const [saving, setSaving] = useState(false)
  const waiting = useRef<SiteDraft | null>(null)
  const running = useRef<Promise<void> | null>(null)
  const revision = useRef(0)

  const take = useCallback((site: Site) => {
    const { conf, gameIds } = site.draft ?? site.published
    waiting.current = null
    revision.current = site.draft?.revision ?? 0
    setDraft({ conf: withoutId(conf), gameIds })
    setSaved({ revision: revision.current, at: site.draft?.saveTime ?? '', by: site.draft?.savedBy ?? '' })
    setProblem(null)
  }, [])
  useEffect(() => {
    if (data) take(data)
  }, [data, take])

  const save = useCallback((): Promise<void> => {
    const next = waiting.current
    if (!next) return running.current ?? Promise.resolve()
    if (running.current) return running.current.then(save)
    waiting.current = null
    setSaving(true)
    const input = {
      conf: JSON.stringify(next.conf),
      gameIds: JSON.stringify(next.gameIds),
      revision: `${revision.current}`,
    }
    running.current = call('POST /console/saveSite', input)
      .then((answer) => {
        revision.current = answer.revision
        setSaved({ revision: answer.revision, at: formatDateTime(serverNow()), by: '' })
        setProblem(null)
      })
      .catch((refusal: unknown) => {
        waiting.current ??= next
        const stale = refusal instanceof ApiError && refusal.reason === 'DRAFT_STALE'
        setProblem({ stale, text: refusal instanceof Error ? refusal.message : '保存失败' })
        throw refusal
      })
      .finally(() => {
        running.current = null
        setSaving(false)
      })
    return running.current
  }, [])

  const isStale = problem?.stale === true
  useEffect(() => {
    if (!draft || !waiting.current || isStale) return
    const timer = setTimeout(() => void save().catch(() => undefined), REST_MS)
    return () => clearTimeout(timer)
  }, [draft, isStale, save])

  const change = (next: SiteDraft) => {
    waiting.current = next
    setDraft(next)
  }
  /** Saves pending input first, then runs the action, then reloads everything. */
  const act = async (work: (revision: number) => Promise<string>): Promise<void> => {
    try {
      await save()
      toast({ kind: 'done', text: await work(revision.current) })
      reload()
    } catch (refusal) {
      toast({ kind: 'warn', text: refusal instanceof Error ? refusal.message : '操作失败' })
    }
  }
  /** Input is kept locally until it can be saved. */
  const retry = () => void save().catch(() => undefined)
  return { site: data, error, reload, draft, change, saved, saving, problem, act, retry }
}
