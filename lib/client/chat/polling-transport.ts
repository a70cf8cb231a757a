import type { LiveHandlers, LiveTransport } from './transport'

const EVERY_MS = 5000

/**
 * For a member of a seller's team, who gets no connection of the seller, because it would carry the seller's own
 * purchases, too: the page asks for what is new.
 */
export function openPolling({ onState, onResumed }: LiveHandlers): LiveTransport {
  onState('connected')
  const timer = setInterval(() => {
    if (!document.hidden) onResumed()
  }, EVERY_MS)
  return { close: () => clearInterval(timer), wake: onResumed }
}
