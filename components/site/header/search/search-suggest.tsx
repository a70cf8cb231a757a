'use client'

import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/kit/icon'
import { GameCover } from '@/components/ui/pictures/game-cover'
import { forgetSearch, type RecentSearch, recentSearches, rememberSearch } from './recent-searches'
import { openWares } from './search-actions'
import styles from './search-suggest.module.css'
import { type PickedGame, type Selection, waresUrl } from './selection'
import { useSuggestBox } from './use-suggest-box'
import { useSuggestions } from './use-suggestions'

interface Props {
  keyWord: string
  chosen: Selection
  /** Opens lists in this tab. */
  isInPlace?: boolean
}

/** Below the search box: recent searches of this browser while it is empty, games and names while typing. */
export function SearchSuggest({ keyWord, chosen, isInPlace = false }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  const { isOpen, place, close } = useSuggestBox(panel, keyWord)
  const [recent, setRecent] = useState<readonly RecentSearch[]>([])
  const { games, words } = useSuggestions(isOpen ? keyWord : '', chosen.game)
  useEffect(() => {
    if (isOpen) setRecent(recentSearches())
  }, [isOpen])
  // before the form opens the list, which may be in this tab
  useEffect(() => {
    const form = panel.current?.parentElement?.querySelector('form')
    const handleSubmit = () => {
      close()
      const word = keyWord.trim()
      if (word) rememberSearch(searchOf(word, chosen))
    }
    form?.addEventListener('submit', handleSubmit)
    return () => form?.removeEventListener('submit', handleSubmit)
  }, [keyWord, chosen])

  const handleForget = (href?: string) => {
    forgetSearch(href)
    setRecent(recentSearches())
  }
  const open = (search: RecentSearch) => (event: MouseEvent) => {
    rememberSearch(search)
    close()
    if (isInPlace || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    openWares(search.href)
  }
  const isEmpty = keyWord.trim() === ''
  const shownRecent = isEmpty ? recent : []
  const count = games.length + words.length
  const isShown = isOpen && count + shownRecent.length > 0
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be positioned like a menu
    <div ref={panel} className={styles.panel} role="group" aria-label="搜索建议" hidden={!isShown} style={place}>
      {shownRecent.length ? (
        <>
          <p className={styles.head}>
            <span>最近搜索</span>
            <button type="button" onClick={() => handleForget()}>
              清空
            </button>
          </p>
          <ul>
            {shownRecent.map((search) => (
              <li key={search.href}>
                <a href={search.href} onClick={open(search)}>
                  <Icon name="clock" />
                  <span className="ell">{search.word}</span>
                </a>
                <button type="button" aria-label={`删除 ${search.word}`} onClick={() => handleForget(search.href)}>
                  <Icon name="close" />
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {count ? (
        <ul>
          {games.map((game) => (
            <li key={game.id}>
              <a href={waresUrl({ game })} onClick={open(searchOf('', { game }))}>
                <GameCover id={game.id} size={20} />
                <span className="ell">{game.name}</span>
                <small>游戏</small>
              </a>
            </li>
          ))}
          {words.map(({ text, gameId, gameName }) => (
            <li key={text}>
              <a {...linkOf(text, { id: gameId, name: gameName })}>
                <Icon name="search" />
                <span className="ell">{text}</span>
                <small>{gameName}</small>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="sr" role="status">
        {isShown && count ? `${count} 条建议` : ''}
      </p>
    </div>
  )

  function linkOf(word: string, game: PickedGame) {
    const search = searchOf(word, { ...chosen, game })
    return { href: search.href, onClick: open(search) }
  }
}

/** A search as it is remembered, e.g. "王者荣耀 貂蝉". */
const searchOf = (word: string, chosen: Selection): RecentSearch => ({
  word: [chosen.game?.name, word].filter(Boolean).join(' '),
  href: waresUrl(chosen, word),
})
