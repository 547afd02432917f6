import { expect, it } from 'vitest';
import { compileFile } from './content-files.ts';

it('says exactly what section 8 of the specification says', () => {
  expect(compileFile(process.cwd(), 'content/messages.yaml')).toMatchObject({
    progressFailure: { title: 'Error', text: 'No se pudo cargar el progreso de los módulos' },
    completionWithoutUser: {
      title: 'Error',
      text: 'Debes estar logueado para marcar módulos como completados',
    },
    completionFailure: { title: 'Error', text: 'No se pudo marcar el módulo como completado' },
    completionSuccess: { title: '¡Felicitaciones!', text: 'Módulo {n} completado exitosamente' },
    signInFailure: { title: 'Error al iniciar sesión', text: '{mensaje}' },
    alreadyRegistered: {
      title: 'Usuario ya registrado',
      text: 'Este email ya está registrado. Intenta iniciar sesión.',
    },
    signUpFailure: { title: 'Error al registrarse', text: '{mensaje}' },
    passwordMismatch: { title: 'Error', text: 'Las contraseñas no coinciden' },
    signInSuccess: { title: '¡Bienvenido!', text: 'Has iniciado sesión exitosamente' },
    signUpSuccess: { title: '¡Cuenta creada!', text: 'Revisa tu email para confirmar tu cuenta' },
    copyFailure: { title: 'Error al copiar', text: 'No se pudo copiar el prompt' },
    copySuccess: { title: 'Prompt copiado', text: 'El prompt ha sido copiado al portapapeles' },
    download: { title: 'Descarga iniciada', text: 'El archivo se está descargando' },
    promptNotFound: { title: 'Prompt no encontrado' },
    gptNotFound: { title: 'GPT no encontrado', text: 'El GPT que buscas no existe o ha sido movido' },
    promptsEmpty: { title: 'No se encontraron prompts' },
    gptsEmpty: { title: 'No se encontraron resultados' },
  });
});
