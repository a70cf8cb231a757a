'use client'

import { useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/kit/icon'
import { Segment } from '@/components/ui/kit/segment'
import { isPhone } from '@/lib/client/is-phone'
import { DRAFT_QUERY } from '@/lib/shared/site/site-draft'
import { PreviewWait } from './preview-wait'
import styles from './site.module.css'
import type { Change } from './site-changes'

const DEVICES = {
  desktop: { label: '电脑', width: 1440, height: 1700 },
  phone: { label: '手机', width: 390, height: 844 },
}
type Device = keyof typeof DEVICES
const PAGES = {
  home: { label: '首页', desktop: '/', phone: '/h' },
  list: { label: '列表', desktop: '/wares?gt=1', phone: '/wares?gt=1' },
  login: { label: '登录', desktop: '/login', phone: '/login' },
  news: { label: '资讯', desktop: '/news', phone: '/news' },
}
type PageName = keyof typeof PAGES

interface Pin {
  key: string
  label: string
  number: number
  box: { left: number; top: number; width: number; height: number }
}

/** The real pages of this host rendered from the draft, in desktop or phone width. Not clickable. */
export function SitePreview({
  revision,
  version,
  host,
  changes,
}: {
  revision: number
  /** What visitors see, which is shown where there is no draft. */
  version: number
  host: string
  changes: readonly Change[]
}) {
  const [device, setDevice] = useState<Device>(() => (isPhone() ? 'phone' : 'desktop'))
  const [page, setPage] = useState<PageName>('home')
  const [isMarked, setMarked] = useState(true)
  const [pins, setPins] = useState<Pin[]>([])
  /** What has been loaded. */
  const [loaded, setLoaded] = useState('')
  const stage = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const scale = useScale(stage, DEVICES[device].width, device === 'phone' ? 0.728 : 1)
  const { width, height } = DEVICES[device]
  const path = PAGES[page][device]
  const address = `${path}${path.includes('?') ? '&' : '?'}${DRAFT_QUERY}=${revision}`
  const shown = `${version} ${address}`
  const mark = () => setPins(findPins(frame.current?.contentDocument ?? null, changes))
  useEffect(() => setPins([]), [shown, device])
  // a change may be taken back or published while the page stays the same
  const marks = changes.map(({ key }) => key).join()
  useEffect(() => {
    if (loaded === shown) mark()
  }, [marks])
  return (
    <section id="preview" className={styles.preview} aria-label="预览">
      <header>
        <Segment label="设备" value={device} options={optionsOf(DEVICES)} onChange={setDevice} />
        <Segment label="页面" value={page} options={optionsOf(PAGES)} onChange={setPage} />
        <span className={styles.push}>
          <label className="check">
            <input type="checkbox" checked={isMarked} onChange={(event) => setMarked(event.target.checked)} />
            标出改动
          </label>
          <a className="link" href={address} target="_blank" rel="noreferrer">
            <Icon name="external" /> 新窗口
          </a>
        </span>
      </header>
      <div ref={stage} className={styles.stage}>
        <div className={device === 'phone' ? styles.phone : styles.screen} style={{ width: width * scale }}>
          {device === 'desktop' ? (
            <p className={styles.address}>
              <Icon name="lock" />
              <span className="num">{host}</span>
              <span className={styles.note}>草稿预览，仅本站员工可见；对比度不足的颜色按建议色显示</span>
            </p>
          ) : null}
          {loaded === shown ? null : <PreviewWait />}
          <div className={styles.page} style={{ width, height, transform: `scale(${scale})` }}>
            <iframe
              ref={frame}
              key={shown}
              src={address}
              title={`${PAGES[page].label}预览`}
              tabIndex={-1}
              onLoad={() => {
                setLoaded(shown)
                setTimeout(mark, SETTLE_MS)
              }}
            />
            {isMarked
              ? pins.map(({ key, label, number, box }) => (
                  <span key={key} className={styles.pin} style={box}>
                    <span className={styles.mark} role="img" aria-label={`改动 ${number}：${label}`}>
                      {number}
                    </span>
                  </span>
                ))
              : null}
          </div>
        </div>
      </div>
    </section>
  )
}

const optionsOf = <K extends string>(table: Record<K, { label: string }>) =>
  (Object.keys(table) as K[]).map((value) => ({ value, label: table[value].label }))

/** Delay until the page and its pictures are rendered. */
const SETTLE_MS = 300
const ROOM = 8

/** Boxes around changes, one per place, with the number of its first change. */
function findPins(page: Document | null, changes: readonly Change[]): Pin[] {
  if (!page) return []
  const taken = new Set<string>()
  return changes.flatMap(({ key, label, mark }, index) => {
    if (!mark || taken.has(mark)) return []
    const found = page.querySelector(mark)?.getBoundingClientRect()
    if (!found || found.width === 0) return []
    taken.add(mark)
    const box = {
      left: found.left - ROOM,
      top: found.top - ROOM,
      width: found.width + 2 * ROOM,
      height: found.height + 2 * ROOM,
    }
    return [{ key, label, number: index + 1, box }]
  })
}

/** Scale at which the page fits into its container. */
function useScale(stage: React.RefObject<HTMLElement | null>, width: number, most: number): number {
  const [room, setRoom] = useState(0)
  useEffect(() => {
    const box = stage.current
    if (!box) return
    const watcher = new ResizeObserver(() => setRoom(box.clientWidth - 40))
    watcher.observe(box)
    return () => watcher.disconnect()
  }, [stage])
  return room > 0 ? Math.min(most, room / width) : most / 2
}
