/**
 * Has an alt text written, and asks before a person's text is lost. What every button of the plugin stands on.
 */
( function ( wp, words ) {
	'use strict';

	/**
	 * How an attachment stands: `id`, `state` and `alt`.
	 *
	 * @param {number} id Of the attachment.
	 * @return {Promise<Object>} Rejected with an Error that has a message for people.
	 */
	function read( id ) {
		return call( id, {} );
	}

	/**
	 * Has the alt text written.
	 *
	 * @param {Object} picture `id`; `alt` and `state`, as the site told them; `typed`, where a field shows something else by now.
	 * @return {Promise<Object|null>} How the attachment stands then; null: the person wants to keep the text.
	 */
	function write( picture ) {
		if ( losesWords( picture ) && ! window.confirm( fill( words.askReplace, typedOf( picture ) ) ) ) {
			return Promise.resolve( null );
		}
		wp.a11y.speak( words.busy );
		return replace( picture.id, picture.alt );
	}

	/**
	 * The same for a text that the person has already agreed to lose.
	 *
	 * @param {number} id   Of the attachment.
	 * @param {string} seen That text. Where another one stands there by now, the person is asked.
	 * @return {Promise<Object|null>} As of `write`.
	 */
	function replace( id, seen ) {
		return call( id, { method: 'POST', data: { seen: seen } } ).then(
			function ( answer ) {
				wp.a11y.speak( said( answer ), 'assertive' );
				return answer;
			},
			function ( error ) {
				if ( 'bildwort_kept' === error.code ) {
					return write( { id: id, alt: error.data.alt, state: error.data.state } );
				}
				wp.a11y.speak( error.message, 'assertive' );
				throw error;
			}
		);
	}

	/**
	 * Whether a person's words would be lost.
	 *
	 * @param {Object} picture As of `write`.
	 */
	function losesWords( picture ) {
		var typed = typedOf( picture );
		return '' !== typed && ! ( 'own' === picture.state && typed === picture.alt );
	}

	function typedOf( picture ) {
		return undefined === picture.typed ? picture.alt : picture.typed;
	}

	function call( id, options ) {
		return wp.apiFetch( Object.assign( { path: '/bildwort/v1/attachments/' + id }, options ) ).catch( function ( error ) {
			// Without an answer of the site there is no sentence for people.
			throw error && error.code && error.message ? error : { code: 'unreachable', message: words.unreachable };
		} );
	}

	/**
	 * What became of a picture, in words.
	 *
	 * @param {Object} answer As of `write`.
	 */
	function said( answer ) {
		return 'decorative' === answer.state ? words.decorative : words.done;
	}

	function fill( sentence, text ) {
		return sentence.replace( '%s', function () {
			return text;
		} );
	}

	/**
	 * A button with a place for what it says.
	 *
	 * @param {Function} onClick Answers a Promise, as `write` does.
	 * @return {HTMLElement} For the page.
	 */
	function makeField( onClick ) {
		var field = document.createElement( 'div' );
		var button = document.createElement( 'button' );
		var spinner = document.createElement( 'span' );
		var status = document.createElement( 'p' );
		field.className = 'bildwort-field';
		button.type = 'button';
		button.className = 'button';
		button.textContent = words.write;
		spinner.className = 'spinner';
		status.className = 'bildwort-said';
		field.append( button, spinner, status );
		button.addEventListener( 'click', function () {
			run( button, onClick, function ( text, isError ) {
				status.textContent = text;
				status.classList.toggle( 'bildwort-problem', isError );
			} );
		} );
		return field;
	}

	/**
	 * Runs what a button does, once at a time. The button keeps the focus.
	 *
	 * @param {HTMLElement} button  The button.
	 * @param {Function}    onClick Answers a Promise, as `write` does.
	 * @param {Function}    say     Is given a text and whether it tells of an error.
	 */
	function run( button, onClick, say ) {
		if ( 'true' === button.getAttribute( 'aria-disabled' ) ) {
			return;
		}
		button.setAttribute( 'aria-disabled', 'true' );
		button.parentNode.classList.add( 'bildwort-busy' );
		say( words.busy, false );
		onClick()
			.then(
				function ( answer ) {
					say( answer ? said( answer ) : '', false );
				},
				function ( error ) {
					say( error.message, true );
				}
			)
			.then( function () {
				button.removeAttribute( 'aria-disabled' );
				button.parentNode.classList.remove( 'bildwort-busy' );
			} );
	}

	window.bildwort = {
		words: words,
		read: read,
		write: write,
		replace: replace,
		losesWords: losesWords,
		said: said,
		fill: fill,
		makeField: makeField,
		run: run,
	};
} )( window.wp, window.bildwortWords );
