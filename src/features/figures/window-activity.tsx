import { useState, type ComponentProps } from 'react';
import type { WindowActivity as Data, WindowPiece } from '#common/figure-activity.ts';
import { fill } from '#common/fill.ts';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { fillWindow, pushedOut, usedTokens, type Placed } from './context-window.ts';

type Words = Data['words'];

const mostPieces = 20;

/** Numbers as in the lessons: with a thin space from five digits on. */
const figure = (value: number) =>
  value < 10_000 ? String(value) : String(value).replace(/\B(?=(\d{3})+$)/g, '\u202F');

/** The reader fills a chat until the first agreement falls out of the window. */
export function WindowActivity({ activity }: { activity: Data }) {
  const { plans, first, pieces, summary, words } = activity;
  const [plan, setPlan] = useState(plans[0]);
  // Keep every step, so that the reader can undo each, including a new chat.
  const [steps, setSteps] = useState<WindowPiece[][]>([[first]]);
  const chat = steps.at(-1) ?? [];
  const size = plan?.tokens ?? 0;
  const placed = fillWindow(chat, size);
  const isFull = chat.length >= mostPieces;
  const next = (pieces: WindowPiece[]) => setSteps([...steps, pieces]);
  return (
    <>
      <fieldset>
        <legend className="font-medium">{activity.plan}</legend>
        <div className="mt-1 flex flex-wrap gap-x-5">
          {plans.map((one) => (
            <label key={one.name} className="flex min-h-11 items-center gap-2">
              <input
                type="radio"
                name="plan"
                checked={one === plan}
                onChange={() => setPlan(one)}
                className="size-5 accent-accent"
              />
              <span>
                {one.name} <span className="text-ink-soft">({figure(one.tokens)})</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div role="group" aria-label={words.add} className="mt-4">
        <p aria-hidden="true" className="font-medium">
          {words.add}
        </p>
        <div className="mt-2 flex flex-wrap gap-2">
          {pieces.map((piece) => (
            <StepButton
              key={piece.name}
              variant="secondary"
              isPossible={!isFull}
              onClick={() => next([...chat, piece])}
            >
              {piece.name}
              <span className="text-ink-soft">+{figure(piece.tokens)}</span>
            </StepButton>
          ))}
        </div>
      </div>
      <p role="status" className="mt-4 min-h-7 font-medium">
        {isFull ? words.limit : whatHappened(chat, placed, size, words)}
      </p>
      <Pieces placed={placed} first={first} size={size} words={words} />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="primary" size="sm" onClick={() => next([summary])}>
          {words.newChat}
        </Button>
        <StepButton
          variant="quiet"
          isPossible={steps.length > 1}
          onClick={() => setSteps(steps.slice(0, -1))}
        >
          {words.undo}
        </StepButton>
        <Button variant="quiet" size="sm" onClick={() => setSteps([[first]])}>
          {words.restart}
        </Button>
      </div>
    </>
  );
}

interface StepButtonProps extends ComponentProps<typeof Button> {
  isPossible: boolean;
}

/** Not `disabled`: the press that makes the next one impossible would lose keyboard focus. */
function StepButton({ isPossible, onClick, ...rest }: StepButtonProps) {
  return (
    <Button
      size="sm"
      aria-disabled={!isPossible}
      onClick={isPossible ? onClick : undefined}
      className="aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
      {...rest}
    />
  );
}

function whatHappened(chat: WindowPiece[], placed: Placed[], size: number, words: Words): string {
  const last = placed.at(-1);
  const gone = pushedOut(chat, size).map(({ name }) => name);
  if (!last) return '';
  if (last.state === 'too-big') return fill(words.tooBig, { nombre: last.name });
  if (gone.length > 0) return fill(words.leaves, { nombre: gone.join(', ') });
  return fill(words.fits, { nombre: last.name });
}

interface PiecesProps {
  placed: Placed[];
  first: WindowPiece;
  size: number;
  words: Words;
}

/** As in the drawing: pieces outside the window lie above its frame, dashed. */
function Pieces({ placed, first, size, words }: PiecesProps) {
  const inside = placed.filter(({ state }) => state === 'inside');
  const outside = placed.filter(({ state }) => state !== 'inside');
  const used = usedTokens(placed);
  const filled = fill(words.used, { tokens: figure(used), total: figure(size) });
  const row = (piece: Placed, index: number) => (
    <li
      key={index}
      className={`flex justify-between gap-3 rounded-sm border px-2.5 py-1.5 text-sm leading-snug ${
        piece.state === 'inside'
          ? `border-line-strong ${piece.name === first.name ? 'bg-marker font-semibold' : ''}`
          : 'border-dashed border-line-strong text-ink-soft'
      }`}
    >
      {piece.name}
      <span className="shrink-0">{fill(words.size, { tokens: figure(piece.tokens) })}</span>
    </li>
  );
  return (
    <div className="mt-2 max-w-md">
      <p className="text-sm font-semibold">{words.outside}</p>
      {outside.length === 0 && <p className="text-sm text-ink-soft">{words.noneOutside}</p>}
      <ol className="mt-1 space-y-1 px-2">{outside.map(row)}</ol>
      <p className="mt-3 text-sm font-semibold">{words.inside}</p>
      <ol className="mt-1 min-h-24 space-y-1 rounded-control border-2 border-ink p-2">{inside.map(row)}</ol>
      <p className="mt-3 mb-1 text-sm">{filled}</p>
      <ProgressBar label={filled} value={used} max={size} />
    </div>
  );
}
