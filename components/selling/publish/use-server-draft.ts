'use client'

import { useEffect, useRef, useState } from 'react'
import { ApiError, call } from '@/lib/client/api'
import { useDebounced } from '@/lib/client/hooks/use-debounced'
import { newIntent } from '@/lib/client/new-intent'
import { isBegun, type PublishDraft, readDraftKey, saveDraftKey, storableDraft } from './publish-draft'

const WAIT_MS = 1500

interface Saved {
  /** HH:mm of the last save; '' not saved yet. */
  at: string
  /** Why the last save failed; '' on success. */
  error: string
}

/**
 * Keeps the input for a new item as a draft of the member, under a key of this tab: two tabs never overwrite each
 * other's. `isOpen` false: nothing is saved.
 */
export function useServerDraft(draft: PublishDraft, isOpen: boolean) {
  const [key, setKey] = useState(() => readDraftKey() || newIntent())
  const [saved, setSaved] = useState<Saved>({ at: '', error: '' })
  /** A draft that was opened from the list; deleted once it is saved under the key of this tab. */
  const former = useRef('')
  const last = useRef('')
  const settled = useDebounced(draft, WAIT_MS)
  useEffect(() => saveDraftKey(key), [key])
  useEffect(() => holdKey(key, () => setKey(newIntent())), [key])

  const save = async (input: PublishDraft): Promise<void> => {
    const text = JSON.stringify(storableDraft(input))
    if (!isBegun(input) || text === last.current) return
    last.current = text
    try {
      const { saveTime } = await call('POST /goods/saveDraft', { draftKey: key, draft: text })
      setSaved({ at: saveTime.slice(11, 16), error: '' })
      if (former.current) await call('POST /goods/removeDraft', { draftKey: former.current })
      former.current = ''
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      last.current = ''
      setSaved({ at: '', error: error.message })
    }
  }
  useEffect(() => {
    if (isOpen) void save(settled)
  }, [settled, isOpen])

  /** Starts another draft; `from` is one that it continues. */
  const renew = (from = '') => {
    former.current = from
    last.current = ''
    setSaved({ at: '', error: '' })
    setKey(newIntent())
  }
  /** Deletes the draft, after it was published or discarded. */
  const remove = () => {
    for (const draftKey of [key, former.current].filter(Boolean))
      void call('POST /goods/removeDraft', { draftKey }).catch(() => undefined)
    renew()
  }
  return { key, saved, save: () => save(draft), renew, remove }
}

/** Holds a key while this tab edits its draft; a duplicated tab, which has the same key, takes another. */
function holdKey(key: string, onTaken: () => void): () => void {
  let isOver = false
  let release = () => {}
  void navigator.locks?.request(`draft ${key}`, { ifAvailable: true }, async (lock) => {
    if (isOver) return
    if (lock) await new Promise<void>((resolve) => (release = resolve))
    else onTaken()
  })
  return () => {
    isOver = true
    release()
  }
}

export type ServerDraft = ReturnType<typeof useServerDraft>
