import { readText, writeText } from './browser-storage'
import { readOwn, writeOwn } from './own-storage'

/** The choice on this device; '' until the member makes one. */
const SWITCH = 'order-sound'
/** Numbers of the member's orders that rang on this device, newest last. */
const RUNG = 'order-rung'
const LOCK = 'order-sound'
const KEPT = 50
/** Two short tones: start in seconds, and frequency in Hz. */
const TONES = [
  [0, 880],
  [0.18, 1175],
] as const

/** On by default for members who sell. */
export const isSoundOn = (sells: boolean): boolean => {
  const choice = readText('local', SWITCH)
  return choice === '' ? sells : choice === 'on'
}
export const saveSound = (isOn: boolean): void => writeText('local', SWITCH, isOn ? 'on' : 'off')

let audio: AudioContext | undefined

/** Browsers forbid sound before the first click or key in the page; called with that one. */
export function unlockSound(): void {
  if (typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  void audio.resume().catch(() => {})
}

const isReady = (): boolean => audio?.state === 'running'

/** Plays the signal; silent before the first click in the page. */
export function playSound(): void {
  if (!audio) return
  for (const [start, frequency] of TONES) {
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    const from = audio.currentTime + start
    tone.frequency.value = frequency
    volume.gain.setValueAtTime(0.0001, from)
    volume.gain.exponentialRampToValueAtTime(0.3, from + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.0001, from + 0.16)
    tone.connect(volume).connect(audio.destination)
    tone.start(from)
    tone.stop(from + 0.18)
  }
}

/** Rings once for orders that no tab of this device rang for; a tab that may not play leaves them to the others. */
export async function ringFor(orderSns: readonly string[]): Promise<boolean> {
  if (!isReady()) return false
  return inOneTab(() => {
    const stored = readOwn('local', RUNG)
    const rung = Array.isArray(stored) ? stored : []
    const fresh = orderSns.filter((sn) => !rung.includes(sn))
    if (fresh.length === 0) return false
    writeOwn('local', RUNG, [...rung, ...fresh].slice(-KEPT))
    playSound()
    return true
  })
}

/** One tab after the other, so that the second sees what the first has stored. */
const inOneTab = async (work: () => boolean): Promise<boolean> =>
  navigator.locks ? navigator.locks.request(LOCK, work) : work()
