import { spawnSync } from 'node:child_process'

/** Runs a command with its output passed through; resolves with the exit code. */
export const runCommand = (command: string, args: readonly string[], env: Record<string, string> = {}): number =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1
