'use client'

import { Button } from '@/components/ui/kit/button'
import { findNear } from './picker-data'
import type { PickedGame } from './selection'
import { useLoaded } from './use-loaded'

interface Props {
  /** The typed text that names no game. */
  word: string
  onChoose: (game: PickedGame) => void
}

/** Why the picker opened, and the game whose name the typed text resembles. */
export function PickerWhy({ word, onChoose }: Props) {
  const near = useLoaded(word, () => findNear(word)).data
  return (
    <p className="pk-why" role="status">
      先选择游戏，再搜“<span className="ell">{word}</span>”
      {near ? (
        <>
          。要找的是游戏
          <Button kind="text" onClick={() => onChoose(near)}>
            {near.name}
          </Button>
          吗？
        </>
      ) : null}
    </p>
  )
}
