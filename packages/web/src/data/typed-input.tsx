import {
  type ComponentPropsWithRef,
  createContext,
  useContext,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import type { Typing } from './typing.ts';

export interface TypedField extends Typing {
  /** With a button that empties it, which Tab reaches next once there is a value. */
  clearable?: boolean;
  /** For autofill. */
  min?: string | undefined;
  max?: string | undefined;
}

/** By the id of the input: a range has two. */
export const TypedFields = createContext<Readonly<Record<string, TypedField>>>({});

/**
 * The input of a picker (`components.input`) with a draft of its own. antd's input parses on every keystroke and
 * overwrites the text: https://github.com/ant-design/ant-design/issues/52060
 */
export function TypedInput({ ref, onBlur, onKeyDown, ...props }: ComponentPropsWithRef<'input'>) {
  const field = useContext(TypedFields)[props.id ?? ''];
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  const problem = field?.problem ?? '';
  // The surrounding form refuses to submit a text that the field has refused.
  useLayoutEffect(() => input.current?.setCustomValidity(problem), [problem]);
  return (
    <input
      {...props}
      // A phone's keyboard with letters is of no use: 0512 is the fifth of December.
      inputMode="numeric"
      ref={input}
      min={field?.min}
      max={field?.max}
      value={field?.text ?? props.value}
      onChange={(event) => field?.onType(event.target.value)}
      onBlur={(event) => {
        field?.onTake();
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        // Before the focus moves, so that it does not move to what the value removes.
        const moves = event.key === 'Tab' && !field?.clearable;
        if (event.key === 'Enter' || moves) field?.onTake();
        // antd opens it with Enter, which takes what is typed here.
        if (event.key === 'ArrowDown') event.currentTarget.click();
        onKeyDown?.(event);
      }}
    />
  );
}
