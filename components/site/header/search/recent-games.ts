'use client'

import type { PickedGame } from './selection'

/** Up to two recently selected games, stored on this device. */
const KEY = 'historyGame'
const MAX_GAMES = 2

export function recentGames(): PickedGame[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(list)
      ? list.filter((g): g is PickedGame => Number.isInteger(g?.id) && typeof g?.name === 'string').slice(0, MAX_GAMES)
      : []
  } catch {
    return []
  }
}

export function rememberGame(game: PickedGame): void {
  const list = [{ id: game.id, name: game.name }, ...recentGames().filter((g) => g.id !== game.id)]
  try {
    localStorage.setItem(KEY, JSON.stringify(list.slice(0, MAX_GAMES)))
  } catch {
    // storage may be full or forbidden; the list is optional
  }
}
