import { dropGames } from '../internal/game-cache'

/** A game changed, here or on another instance: what this process knew of games is asked for again. */
export const forgetGames = (): void => dropGames()
