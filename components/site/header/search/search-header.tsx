'use client'

import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/kit/icon'
import { onDemand } from '@/components/ui/kit/on-demand'
import { useSiteList } from '@/lib/client/hooks/use-site-list'
import { shelfQuery } from '@/lib/client/shelf-address'
import { toast } from '@/lib/client/toast-store'
import { isGoodsSn } from '@/lib/shared/ids'
import { openWares, pickerData, preselection } from './search-actions'
import { type Column, cutName, EMPTY, type PickedGame, type Selection, waresUrl } from './selection'

const Picker = onDemand(() => import('./picker').then((file) => file.Picker))
// loaded when the keyword gets the focus
const SearchSuggest = onDemand(() => import('./search-suggest').then((file) => file.SearchSuggest))

export type HotGame = PickedGame

/** Site-wide search. The form and the hot links work without scripts; the picker is loaded when it is first opened. */
export function SearchHeader({ hotGames: rendered }: { hotGames: readonly HotGame[] }) {
  const hotGames = useSiteList('hotGames', rendered, !rendered.length)
  const [chosen, setChosen] = useState<Selection>(EMPTY)
  const [column, setColumn] = useState<Column | null>(null)
  const [keyWord, setKeyWord] = useState('')
  const [busy, setBusy] = useState(false)
  const [isTyping, setTyping] = useState(false)
  const box = useRef<HTMLInputElement>(null)

  // the address is read only once, when the page opens; what was typed before the script had loaded wins
  useEffect(() => {
    const query = shelfQuery()
    setKeyWord(box.current?.value || (query.get('keyWord') ?? ''))
    preselection(query, hotGames).then(
      (found) => found && setChosen((now) => (now.game ? now : found)),
      () => {},
    )
  }, [])

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = keyWord.trim()
    // before any await, because browsers block tabs opened later; the list itself parses other forms of a number
    if (chosen.game && !isGoodsSn(typed)) return openWares(waresUrl(chosen, typed))
    setBusy(true)
    try {
      const data = await pickerData()
      const found = await data.findByNumber(typed)
      if (!found) {
        const named = await data.findNamed(typed)
        if (!named) return setColumn('game')
        setChosen({ game: named.game })
        setKeyWord(named.rest)
        return openWares(waresUrl({ game: named.game }, named.rest))
      }
      setChosen(found.selection)
      openWares(waresUrl(found.selection, found.goodsSn)) // which redirects to the item itself
    } catch (error) {
      toast({ kind: 'warn', text: (error as Error).message })
    } finally {
      setBusy(false)
    }
  }

  const pick = (of: Column, label: string, name: string | undefined, empty: string, disabled = false) => (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={column !== null && (of === 'game' || column === of)}
      className={name ? undefined : 'is-empty'}
      disabled={disabled}
      title={name}
      onClick={() => setColumn(of)}
    >
      <small>{label}</small>
      <b>{name ? cutName(name) : empty}</b>
      <Icon name="down" />
    </button>
  )
  return (
    <div className="search-box">
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is not yet known to all assistive technology */}
      <form className="search" role="search" action="/wares" onSubmit={handleSubmit}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would break the one-line layout */}
        <div className="search-pick" role="group" aria-label="选择游戏、区、服和商品类型">
          {pick('game', '游戏', chosen.game?.name, '选择游戏')}
          {pick('area', '大区', chosen.area?.name, '不限', !chosen.game)}
          {pick('server', '服务器', chosen.server?.name, '不限', !chosen.area)}
          {pick('type', '商品类型', chosen.type?.name, '不限', !chosen.game)}
        </div>
        <label className="search-key">
          <span className="sr">关键词或商品编号</span>
          <input
            ref={box}
            type="search"
            name="keyWord"
            placeholder="输入关键词或商品编号"
            value={keyWord}
            maxLength={100}
            autoComplete="off"
            onFocus={() => setTyping(true)}
            onChange={(event) => setKeyWord(event.target.value)}
          />
        </label>
        <button className="search-go" type="submit" aria-busy={busy || undefined}>
          搜索
        </button>
      </form>
      <div className="search-hot">
        <span>热搜</span>
        {hotGames.map((game) => (
          <a key={game.id} href={`/wares?gt=1&gid=${game.id}`}>
            {game.name}
          </a>
        ))}
      </div>
      {isTyping ? <SearchSuggest keyWord={keyWord} chosen={chosen} /> : null}
      {column ? (
        <Picker
          column={column}
          chosen={chosen}
          keyWord={keyWord}
          onChoose={setChosen}
          onWord={setKeyWord}
          onClose={() => setColumn(null)}
        />
      ) : null}
    </div>
  )
}
