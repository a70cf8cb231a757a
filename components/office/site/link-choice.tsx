'use client'

import { type ChangeEvent, useId } from 'react'
import { EVENT_PAGES, gameAddress, INFO_PAGES, NAV_PAGES, type SitePage } from '@/lib/shared/site/nav-pages'
import { isAddress } from '@/lib/shared/site/unfinished'
import type { GameName } from './game-fields'
import styles from './site.module.css'

const OWN = 'own'

interface Props {
  /** What the link belongs to, e.g. 第 1 项. */
  of: string
  value: string
  games: readonly GameName[]
  /** The chosen page; its title is '' for an address of one's own. */
  onChange: (page: SitePage) => void
}

export const linkGroups = (games: readonly GameName[]): [string, readonly SitePage[]][] => [
  ['页面', NAV_PAGES],
  ['活动', EVENT_PAGES],
  ['说明与协议', INFO_PAGES],
  ['游戏', games.map(({ id, name }) => ({ title: name, htUrl: gameAddress(id) }))],
]

/** Where a link leads: a page, a campaign or a game by name; the address is typed only for others. */
export function LinkChoice({ of, value, games, onChange }: Props) {
  const id = useId()
  const groups = linkGroups(games).filter(([, pages]) => pages.length > 0)
  const pages = groups.flatMap(([, group]) => group)
  const page = pages.find(({ htUrl }) => htUrl === value)
  const error = page || isAddress(value) ? '' : value ? '链接要以 / 开头，例如 /wares' : '请填写链接'
  const handleChoice = ({ target }: ChangeEvent<HTMLSelectElement>) =>
    onChange(pages.find(({ htUrl }) => htUrl === target.value) ?? { title: '', htUrl: '' })
  return (
    <>
      <select className="input" aria-label={`${of}的页面`} value={page?.htUrl ?? OWN} onChange={handleChoice}>
        {groups.map(([label, group]) => (
          <optgroup key={label} label={label}>
            {group.map(({ title, htUrl }) => (
              <option key={htUrl} value={htUrl}>
                {title}
              </option>
            ))}
          </optgroup>
        ))}
        <option value={OWN}>自定义链接</option>
      </select>
      {page ? null : (
        <span className={styles.navAddress}>
          <input
            className="input"
            aria-label={`${of}的地址`}
            aria-invalid={error !== '' || undefined}
            aria-describedby={error ? id : undefined}
            placeholder="/wares 或 https://…"
            value={value}
            maxLength={300}
            onChange={({ target }) => onChange({ title: '', htUrl: target.value })}
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
