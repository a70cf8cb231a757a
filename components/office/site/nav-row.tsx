'use client'

import type { SitePage } from '@/lib/shared/site/nav-pages'
import type { GameName } from './game-fields'
import { LinkChoice, linkGroups } from './link-choice'

interface Props {
  row: SitePage
  /** Position in the navigation, from 1. */
  place: number
  games: readonly GameName[]
  onChange: (part: Partial<SitePage>) => void
}

/** One entry: its name and where it leads. */
export function NavRow({ row: { title, htUrl }, place, games, onChange }: Props) {
  const handleLink = (chosen: SitePage) => {
    const page = linkGroups(games)
      .flatMap(([, pages]) => pages)
      .find((one) => one.htUrl === htUrl)
    // a name that was typed stays
    const isOwnName = title !== '' && title !== page?.title
    onChange({ htUrl: chosen.htUrl, title: isOwnName || chosen.title === '' ? title : chosen.title })
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
      <LinkChoice of={`第 ${place} 项`} value={htUrl} games={games} onChange={handleLink} />
    </>
  )
}
