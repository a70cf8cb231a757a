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
      {found === null ? '' : `${label}里的“${found.trim()}”疑似联系方式，请删除。不删除将转人工审核，可能不通过。`}
    </p>
  )
}
