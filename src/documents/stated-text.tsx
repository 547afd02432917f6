interface StatedTextProps {
  /** The server's setting, an environment variable. */
  setting: string;
  /** With `{valor}` for what the operator states. */
  stated: string;
  unstated: string;
}

/**
 * What only the operator of an installation knows. The server puts `stated` in the place of `unstated` when the setting has a
 * value (server/site/stated-settings.ts), which recognizes exactly these attributes in this order, and text without elements.
 */
export const StatedText = ({ setting, stated, unstated }: StatedTextProps) => (
  <p data-setting={setting} data-stated={stated}>
    {unstated}
  </p>
);
