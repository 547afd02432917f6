import { expect, it } from 'vitest';
import { openContent } from '#tools/content/content.ts';
import { wordFiles } from '#tools/content/words.ts';

it('says exactly what section 8 of the specification says', () => {
  expect(wordFiles.messages.read(openContent('.'))).toMatchObject({
    progressLoadFailed: { title: 'Error', text: 'No se pudo cargar el progreso de los módulos' },
    completionNeedsUser: {
      title: 'Error',
      text: 'Debes estar logueado para marcar módulos como completados',
    },
    completionFailed: { title: 'Error', text: 'No se pudo marcar el módulo como completado' },
    completionSucceeded: { title: '¡Felicitaciones!', text: 'Módulo {n} completado exitosamente' },
    signInFailed: { title: 'Error al iniciar sesión', text: '{mensaje}' },
    signUpAlreadyRegistered: {
      title: 'Usuario ya registrado',
      text: 'Este email ya está registrado. Intenta iniciar sesión.',
    },
    signUpFailed: { title: 'Error al registrarse', text: '{mensaje}' },
    passwordMismatch: { title: 'Error', text: 'Las contraseñas no coinciden' },
    signInSucceeded: { title: '¡Bienvenido!', text: 'Has iniciado sesión exitosamente' },
    signUpSucceeded: { title: '¡Cuenta creada!', text: 'Revisa tu email para confirmar tu cuenta' },
    copyFailed: { title: 'Error al copiar', text: 'No se pudo copiar el prompt' },
    copySucceeded: { title: 'Prompt copiado', text: 'El prompt ha sido copiado al portapapeles' },
    downloadStarted: { title: 'Descarga iniciada', text: 'El archivo se está descargando' },
    promptNotFound: { title: 'Prompt no encontrado' },
    gptNotFound: { title: 'GPT no encontrado', text: 'El GPT que buscas no existe o ha sido movido' },
    promptsEmpty: { title: 'No se encontraron prompts' },
    gptsEmpty: { title: 'No se encontraron resultados' },
  });
});
