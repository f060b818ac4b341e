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
  /** For programs that help to fill forms. */
  min?: string | undefined;
  max?: string | undefined;
}

/** By the id of the input: a range has two. */
export const TypedFields = createContext<Readonly<Record<string, TypedField>>>({});

/**
 * The input of a picker (`components.input`): it keeps to itself what is being typed. antd's own reads a text at every key and
 * writes the value over it: https://github.com/ant-design/ant-design/issues/52060
 */
export function TypedInput({ ref, onBlur, onKeyDown, ...props }: ComponentPropsWithRef<'input'>) {
  const field = useContext(TypedFields)[props.id ?? ''];
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  const problem = field?.problem ?? '';
  // The form around it refuses to send what the field has refused.
  useLayoutEffect(() => input.current?.setCustomValidity(problem), [problem]);
  return (
    <input
      {...props}
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
        if (event.key === 'Enter') field?.onTake();
        onKeyDown?.(event);
      }}
    />
  );
}
