'use client'

import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '@/components/ui/kit/button'
import { useFocusTrap } from '@/components/ui/overlays/use-focus-trap'
import { namedGame } from '@/lib/shared/goods/game-names'
import { loadAreas, loadGames } from './picker-data'
import { PickerGames } from './picker-games'
import { PickerPlaces } from './picker-places'
import { PickerWhy } from './picker-why'
import { rememberGame } from './recent-games'
import { openWares } from './search-actions'
import {
  type Column,
  chooseGame,
  chooseType,
  EMPTY,
  goodsTypes,
  type PickedGame,
  type Selection,
  waresUrl,
} from './selection'
import { useCount } from './use-count'
import { useLoaded } from './use-loaded'
import './picker.css'

interface Props {
  /** The column the visitor opened, which gets the focus. */
  column: Column
  chosen: Selection
  keyWord: string
  onChoose: (next: Selection) => void
  /** The keyword without the game's name. */
  onWord: (keyWord: string) => void
  onClose: () => void
}

export function Picker({ column, chosen, keyWord, onChoose, onWord, onClose }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<Column>(column)
  const games = useLoaded('games', loadGames)
  const areas = useLoaded(chosen.game?.id, () => loadAreas(chosen.game?.id ?? 0))
  const count = useCount(chosen)
  useFocusTrap(box, onClose)
  useEffect(() => setFocused(column), [column])
  // the typed text may name the game: the rest stays the keyword, because within the game its other names do not match
  useEffect(() => {
    const named = chosen.game || !games.data ? undefined : namedGame(keyWord, games.data, { others: true })
    if (!named) return
    handleGame(named.game)
    onWord(named.rest)
  }, [games.data])
  // areas may be loaded after the column was opened
  useEffect(() => {
    // the user continues typing the name of the game
    if (focused === 'game' && keyWord && !chosen.game)
      return box.current?.querySelector<HTMLElement>('input[type="search"]')?.focus()
    if (focused !== 'game' && document.activeElement !== box.current && box.current?.contains(document.activeElement))
      return
    box.current
      ?.querySelector<HTMLElement>(
        `[data-column="${focused}"] :is([aria-current],[aria-pressed="true"],button:not([disabled]))`,
      )
      ?.focus()
  }, [focused, areas.data])

  const handleGame = (game: PickedGame) => {
    rememberGame(game)
    onChoose(chooseGame(game))
  }
  const handleShow = () => {
    onClose()
    openWares(waresUrl(chosen, keyWord))
  }
  const fullGame = games.data?.find((g) => g.id === chosen.game?.id)
  return (
    <>
      {createPortal(<div className="pk-scrim" aria-hidden="true" onMouseDown={onClose} />, document.body)}
      <div
        ref={box}
        className="picker"
        role="dialog"
        aria-modal="true"
        aria-label="选择游戏、区服和商品类型"
        tabIndex={-1}
      >
        {keyWord.trim() && !chosen.game ? (
          <PickerWhy
            word={keyWord.trim()}
            onChoose={(game) => {
              handleGame(game)
              onWord('')
            }}
          />
        ) : null}
        <PickerGames
          games={games.data}
          failed={games.failed}
          onRetry={games.retry}
          chosen={chosen.game?.id}
          onChoose={handleGame}
        />
        <PickerPlaces
          areas={areas.data}
          failed={areas.failed}
          onRetry={areas.retry}
          chosen={chosen}
          onChoose={onChoose}
        />
        <div className="pk-foot">
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would break the one-line layout */}
          <div className="pk-types" role="group" aria-label="商品类型" data-column="type">
            <span className="muted">商品类型</span>
            <button
              type="button"
              aria-pressed={!chosen.type}
              disabled={!chosen.game}
              onClick={() => onChoose(chooseType(chosen, undefined))}
            >
              不限
            </button>
            {goodsTypes(fullGame).map((type) => (
              <button
                key={type.id}
                type="button"
                aria-pressed={chosen.type?.id === type.id}
                onClick={() => onChoose(chooseType(chosen, type))}
              >
                {type.name}
              </button>
            ))}
          </div>
          <Button kind="text" onClick={() => onChoose(EMPTY)} disabled={!chosen.game}>
            清空
          </Button>
          <Button kind="primary" onClick={handleShow} disabled={!chosen.game}>
            {count === undefined ? (
              '查看商品'
            ) : (
              <span className="num">{`查看 ${count.toLocaleString('en-US')} 件商品`}</span>
            )}
          </Button>
        </div>
      </div>
    </>
  )
}
