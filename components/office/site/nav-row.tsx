'use client'

import { type ChangeEvent, useId } from 'react'
import { NAV_PAGES } from '@/lib/shared/site/nav-pages'
import styles from './site.module.css'

const OWN = 'own'
/** A page of the site, or a whole address. */
const ADDRESS = /^(?:\/(?!\/)|https?:\/\/)/

interface Entry {
  title: string
  htUrl: string
}
interface Props {
  row: Entry
  /** Position in the navigation, from 1. */
  place: number
  onChange: (part: Partial<Entry>) => void
}

/** One entry: its name and its page, chosen by name; the address is typed only for other pages. */
export function NavRow({ row: { title, htUrl }, place, onChange }: Props) {
  const id = useId()
  const page = NAV_PAGES.find((one) => one.htUrl === htUrl)
  const error = !page && !ADDRESS.test(htUrl) ? '链接要以 / 开头，例如 /wares' : ''
  const handlePage = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const chosen = NAV_PAGES.find((one) => one.htUrl === target.value)
    if (!chosen) return onChange({ htUrl: '' })
    // a name that was typed stays
    const isOwnName = title !== '' && title !== page?.title
    onChange({ htUrl: chosen.htUrl, title: isOwnName ? title : chosen.title })
  }
  return (
    <>
      <input
        className="input"
        aria-label={`第 ${place} 项的名称`}
        aria-invalid={title.trim() === '' || undefined}
        placeholder="名称"
        value={title}
        maxLength={20}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <select className="input" aria-label={`第 ${place} 项的页面`} value={page?.htUrl ?? OWN} onChange={handlePage}>
        {NAV_PAGES.map((one) => (
          <option key={one.htUrl} value={one.htUrl}>
            {one.title}
          </option>
        ))}
        <option value={OWN}>其他地址</option>
      </select>
      {page ? null : (
        <span className={styles.navAddress}>
          <input
            className="input"
            aria-label={`第 ${place} 项的地址`}
            aria-invalid={error !== '' || undefined}
            aria-describedby={error ? id : undefined}
            placeholder="/wares"
            value={htUrl}
            maxLength={300}
            onChange={(event) => onChange({ htUrl: event.target.value })}
          />
          {error ? (
            <small id={id} className={styles.finding}>
              {error}
            </small>
          ) : null}
        </span>
      )}
    </>
  )
}
