#!/usr/bin/env node
import './node-20.ts'
import { Command, CommanderError, Option } from 'commander'
import { usualRules } from './checking/findings.ts'
import { findingForms } from './checking/write-findings.ts'
import { account, login, logout } from './commands/account.ts'
import { audit } from './commands/audit.ts'
import { check } from './commands/check.ts'
import { describe } from './commands/describe.ts'
import { fill } from './commands/fill.ts'
import { folder } from './commands/folder.ts'
import { csv, jobs, results, stop } from './commands/jobs.ts'
import { type Exit, exits } from './exits.ts'
import { explain } from './explain.ts'
import { htmlEndings, markdownEndings } from './sources/read-source.ts'
import { openTerminal } from './terminal.ts'
import { version } from './version.ts'

const terminal = openTerminal(process)
const words = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)

const program = new Command('bildwort')
  .description('Alt texts for pictures: describe, write into sources and files, check')
  .version(version)
  .exitOverride()
  .showHelpAfterError('(bildwort --help shows all commands)')

const json = () => new Option('--json', 'print JSON')
const output = () => new Option('--output <file>', 'write the results to a file')
const languages = () =>
  new Option('--languages <codes>', 'languages of the texts: de,en').argParser(words).default(['en'])

function printing(name: string, description: string): Command {
  return program.command(name).description(description).addOption(json()).addOption(output())
}

function paying(name: string, description: string): Command {
  return printing(name, description)
    .addOption(languages())
    .option('--dry-run', 'only say what would be sent and what it would cost')
    .option('--max-cost <euro>', 'refuse what could cost more, such as 12.50')
}

function run<Rest extends unknown[]>(command: (...rest: Rest) => Promise<Exit>) {
  return async (...rest: Rest) => {
    process.exitCode = await command(...rest)
  }
}

paying('describe <pictures...>', 'describe files or addresses')
  .option('--context <text>', 'what the pictures are about')
  .action(run((pictures, options) => describe(pictures, options, terminal)))
paying('csv <file>', 'describe a list (CSV, JSON, NDJSON, XLSX), wait, and write the results')
  .option('--format <form>', 'csv, json, ndjson or xlsx; else the ending of --output')
  .option('--only-missing', 'skip rows that have an alt text')
  .action(run((file, options) => csv(file, options, terminal)))
paying('folder <folders...>', 'write texts into the pictures of a folder (XMP) where they lack them')
  .option('--to <place>', 'xmp, sidecar, csv or json', 'xmp')
  .option('--again', 'also replace texts that this command wrote')
  .option('--backup', 'keep a copy of each changed file')
  .action(run((folders, options) => folder(folders, options, terminal)))
for (const [name, endings, what] of [
  ['html', htmlEndings, 'HTML, JSX, Vue, Svelte and Astro'],
  ['markdown', markdownEndings, 'Markdown'],
] as const)
  paying(`${name} <globs...>`, `write missing alt texts into ${what} files`)
    .option('--root <folder>', 'what addresses like /logo.png are below (default: here)')
    .option('--backup', 'keep a copy of each changed file')
    .action(run((globs, options) => fill(endings, globs, options, terminal)))
printing('check <globs...>', 'check the alt texts of files or addresses; sends nothing')
  .addOption(
    new Option('--fail-on <rules>', 'rules that fail')
      .argParser(words)
      .default(usualRules, usualRules.join(',')),
  )
  .option('--format <form>', findingForms.join(', '), 'text')
  .option('--quiet', 'leave out what does not fail')
  .option('--root <folder>', 'what addresses like /logo.png are below (default: here)')
  .action(run((globs, options) => check(globs, options, terminal)))
printing('audit <address>', 'check the pictures of a website or page, by the server; free')
  .addOption(
    new Option('--depth <depth>', 'the whole site, or one page').choices(['site', 'page']).default('site'),
  )
  .option('--max-pages <count>', 'how many pages at most')
  .addOption(
    new Option('--format <form>', 'how it is printed').choices(['text', 'csv', 'json']).default('text'),
  )
  .action(run((address, options) => audit(address, options, terminal)))
printing('account', 'credit, prices and languages').action(run((options) => account(options, terminal)))
printing('jobs', 'list jobs, the newest first')
  .option('--limit <count>', 'how many at most', '50')
  .action(run((options) => jobs(options, terminal)))
program
  .command('results <id>')
  .description('write the results of a job')
  .option('--format <form>', 'csv, json, ndjson or xlsx; else the ending of --output')
  .option('--failed', 'the rows without texts instead, as CSV')
  .addOption(output())
  .action(run((id, options) => results(id, options, terminal)))
printing('stop <id>', 'stop a job').action(run((id, options) => stop(id, options, terminal)))
program
  .command('listen')
  .description('forward webhooks to an address that only this machine reaches')
  .requiredOption('--forward <address>', 'where they go, such as http://localhost:3000/hook')
  .addOption(new Option('--events <events>', 'only these, such as job.completed,job.failed').argParser(words))
  .option('--json', 'print each message as JSON')
  .action(run(async (options) => (await import('./commands/listen.ts')).listen(options, terminal)))
program
  .command('mcp [folders...]')
  .description('serve tools to AI assistants over stdio (MCP); pictures below the folders can be described')
  // Its libraries take longer to load than most commands take.
  .action(run(async (folders) => (await import('./commands/mcp.ts')).mcp(folders)))
program
  .command('login [address]')
  .description('keep a token for a server; it is asked for, or read from a pipe')
  .action(run((address) => login(address, terminal)))
program
  .command('logout')
  .description('forget the kept token')
  .action(run(() => logout(terminal)))

// Whoever reads the output, like head, can end first.
process.stdout.on('error', () => process.exit(exits.done))

try {
  await program.parseAsync()
} catch (fault) {
  if (fault instanceof CommanderError) process.exitCode = fault.exitCode === 0 ? exits.done : exits.wrongUse
  else {
    const { exit, sentence } = explain(fault)
    terminal.say(sentence)
    process.exitCode = exit
  }
}
