'use client'

import { Segmented } from 'antd'
import { useState } from 'react'
import styles from '../desk.module.css'
import { OfficialList } from './official-list'
import { RecyclingList } from './recycling-list'

const VIEWS = [
  { value: 'requests', label: '报价' },
  { value: 'goods', label: '待上架' },
]

/** Members' offers to the platform, and accounts it bought and has to sell. */
export function RecyclingQueue(props: { version: number; onChanged: () => void }) {
  const [view, setView] = useState('requests')
  const head = (
    <div className={styles.find}>
      <Segmented block aria-label="回收" options={VIEWS} value={view} onChange={setView} />
    </div>
  )
  return view === 'goods' ? <OfficialList {...props} head={head} /> : <RecyclingList {...props} head={head} />
}
