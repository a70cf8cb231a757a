type Out = Pick<NodeJS.WriteStream, 'write' | 'isTTY' | 'columns'>
interface Step {
  title: string
  beganAt: number
  /** Runs until its start line is due; only without a terminal. */
  timer?: NodeJS.Timeout
  hasStartLine: boolean
}

/** A step that succeeds faster than this prints no line. */
const BRIEF_MS = 300
const REDRAW_MS = 1_000
const CLEAR_LINE = '\r\u001b[2K'

/**
 * Shows progress. On a terminal, one status line lists all running steps and is rewritten in place; a finished step
 * leaves a line above it. Otherwise, a step prints a line at its start and a line at its end.
 */
export class Progress {
  readonly #out: Out
  readonly #running = new Set<Step>()
  #redraw: NodeJS.Timeout | undefined

  constructor(out: Out) {
    this.#out = out
  }

  /** Runs `work` as a step with this title; passes on its result or error. */
  async step<T>(title: string, work: () => Promise<T>): Promise<T> {
    const step: Step = { title, beganAt: Date.now(), hasStartLine: false }
    this.#begin(step)
    try {
      const result = await work()
      this.#end(step, '✓', Date.now() - step.beganAt >= BRIEF_MS)
      return result
    } catch (error) {
      this.#end(step, '✗', true)
      throw error
    }
  }

  /** Writes a line; the status line stays below it. */
  say(line: string): void {
    this.clear()
    this.#out.write(`${line}\n`)
    this.#draw()
  }

  /** Removes the status line until it is drawn again. */
  clear(): void {
    if (this.#out.isTTY && this.#running.size > 0) this.#out.write(CLEAR_LINE)
  }

  #begin(step: Step): void {
    if (!this.#out.isTTY) step.timer = setTimeout(() => this.#startLine(step), BRIEF_MS)
    this.#running.add(step)
    this.#redraw ??= setInterval(() => this.#draw(), REDRAW_MS)
    this.#draw()
  }

  #startLine(step: Step): void {
    step.hasStartLine = true
    this.#out.write(`… ${step.title}\n`)
  }

  #end(step: Step, mark: '✓' | '✗', isShown: boolean): void {
    clearTimeout(step.timer)
    this.clear()
    this.#running.delete(step)
    if (isShown) {
      // the timer cannot print the start line while the process is blocked
      if (!this.#out.isTTY && !step.hasStartLine) this.#startLine(step)
      this.#out.write(`${mark} ${step.title} (${((Date.now() - step.beganAt) / 1000).toFixed(1)} s)\n`)
    }
    if (this.#running.size === 0) {
      clearInterval(this.#redraw)
      this.#redraw = undefined
    }
    this.#draw()
  }

  /** Leaves the cursor in the first column, so that other output starts there. */
  #draw(): void {
    if (!this.#out.isTTY || this.#running.size === 0) return
    const now = Date.now()
    const status = [...this.#running]
      .map(({ title, beganAt }) => `${title} ${Math.floor((now - beganAt) / 1000)} s`)
      .join(' · ')
    this.#out.write(`${CLEAR_LINE}${`… ${status}`.slice(0, (this.#out.columns || 80) - 1)}\r`)
  }
}

const progress = new Progress(process.stdout)
process.on('exit', () => progress.clear())

export const step = progress.step.bind(progress)
export const printProgress = progress.say.bind(progress)
