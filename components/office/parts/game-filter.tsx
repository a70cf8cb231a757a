'use client'

import { GameSelect } from './game-select'

interface Props {
  /** Chosen at the start. */
  start?: string
  onChange: (gameId: string | undefined) => void
}

/** Filters by one game. */
export const GameFilter = ({ start, onChange }: Props) => (
  <GameSelect
    aria-label="游戏"
    allowClear
    placeholder="全部游戏"
    defaultValue={start ? Number(start) : undefined}
    style={{ width: 140 }}
    onChange={(gameId: number | undefined) => onChange(gameId ? String(gameId) : undefined)}
  />
)
