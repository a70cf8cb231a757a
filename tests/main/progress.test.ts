import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Progress } from '@/lib/server/main/progress'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Records what a terminal of this width would show, or the raw text. */
class Screen {
  readonly lines = ['']
  raw = ''
  #column = 0

  constructor(
    readonly isTTY: boolean,
    readonly columns = 80,
  ) {}

  write(text: string): boolean {
    this.raw += text
    for (const [part] of text.matchAll(/\u001b\[2K|\r|\n|[^\u001b\r\n]+/g)) this.#put(part)
    return true
  }

  /** Without the empty line after the last one. */
  get shown(): string[] {
    return this.lines.at(-1) === '' ? this.lines.slice(0, -1) : [...this.lines]
  }

  #put(part: string): void {
    const line = this.lines.at(-1) ?? ''
    if (part === '\r') this.#column = 0
    else if (part === '\u001b[2K') this.lines[this.lines.length - 1] = ''
    else if (part === '\n') {
      this.lines.push('')
      this.#column = 0
    } else {
      this.lines[this.lines.length - 1] =
        line.slice(0, this.#column).padEnd(this.#column) + part + line.slice(this.#column + part.length)
      this.#column += part.length
    }
  }
}

/** Returns work that takes this long. */
const lasting = (seconds: number) => () =>
  new Promise<number>((done) => setTimeout(() => done(seconds), seconds * 1000))
const failing = (seconds: number) => () =>
  new Promise<never>((_, fail) => setTimeout(() => fail(new Error('no compiler')), seconds * 1000))
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)
const progressOn = (screen: Screen) => new Progress(screen as unknown as NodeJS.WriteStream)

describe('progress on a terminal', () => {
  it('progress shows every running step once, on one line that is updated in place', async () => {
    const screen = new Screen(true)
    const progress = progressOn(screen)
    void progress.step('Building the pages', lasting(20))
    void progress.step('Making the demo data', lasting(8))
    expect(screen.shown).toEqual(['… Building the pages 0 s · Making the demo data 0 s'])
    await pass(7)
    expect(screen.shown).toEqual(['… Building the pages 7 s · Making the demo data 7 s'])
    await pass(3)
    expect(screen.shown).toEqual(['✓ Making the demo data (8.0 s)', '… Building the pages 10 s'])
    await pass(10)
    expect(screen.shown).toEqual(['✓ Making the demo data (8.0 s)', '✓ Building the pages (20.0 s)'])
  })

  it('progress marks a failed step, throws its error and still shows the others', async () => {
    const screen = new Screen(true)
    const progress = progressOn(screen)
    const failed = expect(progress.step('Building the pages', failing(4))).rejects.toThrow('no compiler')
    void progress.step('Making the demo data', lasting(6))
    await pass(5)
    await failed
    expect(screen.shown).toEqual(['✗ Building the pages (4.0 s)', '… Making the demo data 5 s'])
    await pass(1)
    expect(screen.shown).toEqual(['✗ Building the pages (4.0 s)', '✓ Making the demo data (6.0 s)'])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('a very short step leaves no progress line', async () => {
    const screen = new Screen(true)
    const done = progressOn(screen).step('Updating the tables', lasting(0.1))
    expect(screen.shown).toEqual(['… Updating the tables 0 s'])
    await pass(1)
    expect(await done).toBe(0.1)
    expect(screen.shown).toEqual([])
  })

  it('other output is written above the progress status line', async () => {
    const screen = new Screen(true)
    const progress = progressOn(screen)
    void progress.step('Starting the database', lasting(2))
    progress.say('Reusing the database server')
    expect(screen.shown).toEqual(['Reusing the database server', '… Starting the database 0 s'])
    screen.write('{"level":50}                    \n')
    await pass(1)
    expect(screen.shown.slice(1)).toEqual(['{"level":50}                    ', '… Starting the database 1 s'])
    await pass(1)
  })

  it('the status line is truncated to the width of the terminal', async () => {
    const screen = new Screen(true, 30)
    const progress = progressOn(screen)
    void progress.step('Building the pages', lasting(2))
    void progress.step('Making the demo data', lasting(2))
    expect(screen.shown).toEqual(['… Building the pages 0 s · Ma'])
    await pass(2)
  })

  it('the progress status line is removed when the process ends', async () => {
    const screen = new Screen(true)
    const progress = progressOn(screen)
    void progress.step('Building the pages', lasting(2))
    progress.clear()
    expect(screen.shown).toEqual([])
    await pass(2)
  })
})

describe('progress without a terminal', () => {
  it('progress without a terminal writes one line at the start and one at the end of a step', async () => {
    const screen = new Screen(false)
    const progress = progressOn(screen)
    void progress.step('Building the pages', lasting(90))
    void progress.step('Making the demo data', lasting(15))
    await pass(100)
    expect(screen.raw.split('\n')).toEqual([
      '… Building the pages',
      '… Making the demo data',
      '✓ Making the demo data (15.0 s)',
      '✓ Building the pages (90.0 s)',
      '',
    ])
  })

  it('progress without a terminal marks a failed step', async () => {
    const screen = new Screen(false)
    const failed = expect(progressOn(screen).step('Building the pages', failing(0.1))).rejects.toThrow('no compiler')
    await pass(1)
    await failed
    expect(screen.raw).toBe('… Building the pages\n✗ Building the pages (0.1 s)\n')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('progress without a terminal writes nothing for a very short step', async () => {
    const screen = new Screen(false)
    void progressOn(screen).step('Updating the tables', lasting(0.1))
    await pass(10)
    expect(screen.raw).toBe('')
  })

  it('progress without a terminal writes both lines of a step that blocks the process', async () => {
    const screen = new Screen(false)
    await progressOn(screen).step('Starting the database', async () => {
      vi.setSystemTime(Date.now() + 5_000)
    })
    expect(screen.raw).toBe('… Starting the database\n✓ Starting the database (5.0 s)\n')
  })
})
