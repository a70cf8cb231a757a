'use client'

import { useEffect, useState } from 'react'
import { useDebounced } from '@/lib/client/hooks/use-debounced'
import styles from './publish.module.css'

const WAIT_MS = 400

/** Says while typing that a text will wait for review, by the rule of the server. */
export function ContactHint({ label, text }: { label: string; text: string }) {
  const settled = useDebounced(text, WAIT_MS)
  const [found, setFound] = useState<string | null>(null)
  useEffect(() => {
    let isLate = false
    if (settled.trim() === '') setFound(null)
    else
      void import('@/lib/shared/contacts/mask-contacts').then(({ findContact }) => {
        if (!isLate) setFound(findContact(settled))
      })
    return () => {
      isLate = true
    }
  }, [settled])
  return (
    <p className={styles.contact} role="status">
      {found === null ? '' : `${label}里的“${found.trim()}”像联系方式，不删除会转人工审核，也可能无法通过。`}
    </p>
  )
}
