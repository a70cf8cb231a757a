'use client'

import { useEffect, useState } from 'react'
import styles from './account.module.css'

/** Link between login and registration; the return address is appended once scripts run. */
export function OtherPage({ ask, path, text }: { ask: string; path: string; text: string }) {
  const [search, setSearch] = useState('')
  useEffect(() => {
    const url = new URLSearchParams(location.search).get('returnUrl')
    if (url) setSearch(`?${new URLSearchParams({ returnUrl: url })}`)
  }, [])
  return (
    <p className={styles.other}>
      {ask}
      <a className="link" href={path + search}>
        {text}
      </a>
    </p>
  )
}
