'use client'

import { type ChangeEvent, useState } from 'react'
import { Empty } from '@/components/ui/kit/empty'
import { nameKey } from '@/lib/shared/normalize/name-key'
import { cutText } from '@/lib/shared/text/cut-text'
import styles from './games.module.css'

/**
 * Filters the server-rendered list: entries whose name, initials, full pinyin or other names do not contain the text
 * are hidden.
 */
export function GameNameFilter() {
  const [none, setNone] = useState('')
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const wanted = nameKey(target.value)
    let shown = 0
    for (const entry of document.querySelectorAll<HTMLElement>('[data-game-words]')) {
      entry.hidden = wanted !== '' && !entry.dataset.gameWords?.includes(wanted)
      if (!entry.hidden) shown += 1
    }
    setNone(shown === 0 ? cutText(target.value.trim(), 40) : '')
  }
  return (
    <>
      <label className={styles.search}>
        <span className="sr">按名称查找游戏</span>
        <input
          className="input"
          type="search"
          placeholder="游戏名、拼音或首字母"
          maxLength={40}
          autoComplete="off"
          onChange={handleChange}
        />
      </label>
      <div role="status" className="sr">
        {none ? `没有找到“${none}”` : ''}
      </div>
      {none ? (
        <div style={{ width: '100%' }}>
          <Empty picture="search" title={`没有找到“${none}”`} text="换个名称，或按首字母查找" />
        </div>
      ) : null}
    </>
  )
}
